// The scene, as the server sends it (src/fathom/core/scene.py). Defaults are left out.

/**
 * @typedef {{id: string, x: number, y: number, name: string, flags?: string[], label?: string}} Cell
 * @typedef {{id: string, kind: string, at: string, name: string, seat?: number, tint?: number, value?: string, flags?: string[], art?: string, shape?: string, suit?: string, dx?: number, dy?: number, scale?: number, icons?: string[], arrows?: string[], counters?: Counter[]}} Piece
 * @typedef {{id: string, kind: string, cells: string[], name: string, pattern?: string, of?: string}} Area
 * @typedef {{id: string, name: string, cells: string[], face?: string, drawing?: string}} Overlay
 * @typedef {{id: string, name: string, width: number, height: number, cells: Cell[], pieces?: Piece[], areas?: Area[], overlays?: Overlay[], drawing?: string, columns?: string[], rows?: string[], grows?: boolean, leans?: string}} Board
 * @typedef {{id: string, kind: string, name: string, up?: boolean, value?: string, icons?: string[], lines?: string[], caption?: string, flags?: string[], seat?: number, diagram?: string[], art?: string, tags?: string[], shape?: string, suit?: string, sign?: string, cost?: string, place?: string, pips?: number, chips?: Chip[], drawing?: string, counters?: Counter[], against?: Card, verdict?: Chip}} Card
 * @typedef {{id: string, name: string, cards: Card[], kind?: string, seat?: number, flow?: string, words?: string}} Row
 * @typedef {{id: string, name: string, count: number, top?: Card, seat?: number, cards?: Card[], suit?: string, sign?: string, words?: string, last?: boolean}} Pile
 * @typedef {{id: string, kind: string, at: number, name: string}} Mark
 * @typedef {{id: string, name: string, slots: string[], marks: Mark[]}} Track
 * @typedef {{id: string, kind: string, name: string, value: number, most?: number, words?: string, shape?: string}} Counter
 * @typedef {{id: string, kind: string, name: string, words?: string, flags?: string[], count?: number, suit?: string, sign?: string, shape?: string}} Chip
 * @typedef {{id: string, kind: string, title: string, subtitle?: string, seat?: number, tint?: number, flags?: string[], tracks?: Track[], counters?: Counter[], chips?: Chip[], rows?: Row[], piles?: Pile[], words?: string, art?: string, place?: string, span?: number}} Panel
 * @typedef {{target: string, kind: string, before: number, after: number}} Change
 * @typedef {{path?: string[], ghosts?: Piece[], changes?: Change[]}} Preview
 * @typedef {{index: number, seat: number, key: string, words: string, group?: string, cost?: string, consequence?: string, targets?: string[], preview?: Preview, moves_on?: boolean, price?: number, badge?: string, label?: string, steps?: number[]}} Choice
 * @typedef {{id: string, name: string, icon?: string, cost?: string, caption?: string, moves_on?: boolean, hotkey?: string}} Group
 * @typedef {{words: string, reason: string, clause?: string, group?: string, targets?: string[]}} Refusal
 * @typedef {{question: string, hint?: string, lead?: number, seats?: number[], left?: Counter[]}} Prompt
 * @typedef {{id: string, title: string, place?: string, art?: string, passages?: {words: string, kind?: string}[], people?: Chip[]}} Story
 * @typedef {{words: string, kind?: string, clause?: string, group?: string, targets?: string[], ply?: number}} Line
 * @typedef {{id: string, name: string, words: string, clauses?: string[], see?: string[]}} Explanation
 * @typedef {{game: string, ply: number, seat: number, head: {title: string, subtitle?: string, steps?: string[], at?: number}, boards?: Board[], rows?: Row[], panels?: Panel[], story?: Story, prompt?: Prompt, groups?: Group[], choices?: Choice[], refusals?: Refusal[], explain?: Explanation[], mood?: [number, number], backdrop?: string, pictures?: string, sheet?: string, ending?: string, won?: boolean | null}} Scene
 * @typedef {{seat: number, name: string, who: string, here: boolean}} Player
 * @typedef {{type?: string, ply: number, whole?: boolean, scene: Scene, log: Line[], you: {role: string, seats: number[], seat: number}, players: Player[], undo: {what: string, words: string, leads: string, far?: boolean}[], redo: boolean, vote: null | {what: string, words: string, by: string, needs: number, yes: number, mine?: boolean}, chat: any[], over: boolean, log_at?: number, chat_at?: number, thinking?: number, routes?: Choice[], reach?: boolean}} Table
 */

export {};
