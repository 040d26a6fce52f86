// What the server sends (src/fathom/core/scene.py, src/fathom/web/shapes.py); "?" marks what may be left out.
// Made by `python -m tools.client_types`: do not edit.

/**
 * @typedef {{title: string, subtitle?: string, steps?: string[], at?: number}} Head
 * @typedef {{id: string, x: number, y: number, name: string, flags?: ("bare" | "open")[], ground?: string[], suit?:
 *   string, label?: string, sign?: string, see?: string[]}} Cell
 * @typedef {{id: string, kind: string, name: string, value: number, most?: number, words?: string, shape?: "" | "bar" |
 *   "icons" | "ticks", suit?: string, wants?: "" | "less" | "more"}} Counter
 * @typedef {{id: string, kind: string, at: string, name: string, seat?: number, tint?: number, value?: string, wants?:
 *   "" | "less" | "more", flags?: ("active" | "done" | "down" | "ghost" | "hit" | "lamp")[], art?: string, shape?: "" |
 *   "box" | "card" | "diamond" | "disc" | "figure" | "mark" | "octagon" | "whole", layer?: "" | "ground", suit?:
 *   string, tilt?: number, dx?: number, dy?: number, scale?: number, icons?: string[], arrows?: string[], counters?:
 *   Counter[], over?: number, over_by?: "" | "both" | "solid"}} Piece
 * @typedef {{id: string, kind: "attack" | "place" | "reach" | "threat", cells: string[], name: string, pattern?: "" |
 *   "a" | "b" | "c", of?: string}} Area
 * @typedef {{id: string, name: string, cells: string[], face?: string, drawing?: string}} Overlay
 * @typedef {{sign: string, name: string, suit?: string}} Letter
 * @typedef {{id: string, name: string, width: number, height: number, cells: Cell[], pieces?: Piece[], areas?: Area[],
 *   overlays?: Overlay[], drawing?: string, columns?: string[], rows?: string[], grows?: boolean, leans?: "" | "right",
 *   plan?: string[], letters?: Letter[]}} Board
 * @typedef {{id: string, kind: string, name: string, words?: string, flags?: ("bad" | "badge" | "exhausted" | "gone" |
 *   "locked" | "now" | "ready" | "used")[], count?: number, suit?: string, sign?: string, shape?: "" | "line" | "seal"
 *   | "value"}} Chip
 * @typedef {{id: string, kind: string, name: string, up?: boolean, value?: string, icons?: string[], lines?: string[],
 *   line_signs?: string[], caption?: string, flags?: ("apart" | "bad" | "chosen" | "dead" | "done" | "exhausted" |
 *   "locked" | "now" | "open" | "ready" | "turned" | "used")[], seat?: number, diagram?: string[], art?: string, tags?:
 *   string[], tag_signs?: string[], shape?: "" | "figure" | "number" | "poster" | "slot" | "small" | "strip" | "tall" |
 *   "tile" | "wide", suit?: string, sign?: string, cost?: string, place?: string, pips?: number, chips?: Chip[],
 *   drawing?: string, plan?: string[], counters?: Counter[], against?: Card, verdict?: Chip, see?: string[]}} Card
 * @typedef {{id: string, name: string, cards: Card[], kind?: "foe" | "hand" | "own" | "play" | "row", seat?: number,
 *   flow?: "" | "list", head?: string, words?: string}} Row
 * @typedef {{id: string, kind: string, at: number, name: string, suit?: string, wants?: "" | "less" | "more", way?: ""
 *   | "falls" | "rises"}} Mark
 * @typedef {{id: string, name: string, slots: string[], marks: Mark[]}} Track
 * @typedef {{id: string, name: string, count: number, top?: Card, seat?: number, cards?: Card[], suit?: string, sign?:
 *   string, words?: string, last?: boolean}} Pile
 * @typedef {{id: string, kind: string, title: string, subtitle?: string, seat?: number, tint?: number, sign?: string,
 *   short?: string, flags?: ("active" | "next" | "out")[], tracks?: Track[], counters?: Counter[], chips?: Chip[],
 *   rows?: Row[], piles?: Pile[], words?: string, art?: string, place?: "" | "centre" | "dock" | "goal" | "sheet" |
 *   "side", span?: number}} Panel
 * @typedef {{words: string, kind?: "" | "told"}} Passage
 * @typedef {{id: string, title: string, place?: string, art?: string, passages?: Passage[], people?: Chip[]}} Story
 * @typedef {{target: string, kind: string, before: number, after: number, wants?: "" | "less" | "more", words?:
 *   string}} Change
 * @typedef {{who: string, words: string, changes?: Change[], path?: string[]}} Looms
 * @typedef {{question: string, hint?: string, lead?: number, seats?: number[], left?: Counter[], group?: string}}
 *   Prompt
 * @typedef {{id: string, name: string, icon?: string, cost?: string, caption?: string, moves_on?: boolean, hotkey?:
 *   string}} Group
 * @typedef {{path?: string[], ghosts?: Piece[], changes?: Change[]}} Preview
 * @typedef {{index: number, seat: number, key: string, words: string, group?: string, cost?: string, consequence?:
 *   string, targets?: string[], preview?: Preview, moves_on?: boolean, vain?: boolean, dear?: boolean, price?: number,
 *   badge?: string, label?: string, steps?: number[]}} Choice
 * @typedef {{words: string, reason: string, clause?: string, group?: string, targets?: string[]}} Refusal
 * @typedef {{words: string, kind?: string, sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" | "hurt" | "leap" |
 *   "step" | "threat" | "turn", clause?: string, group?: string, targets?: string[], ply?: number}} Line
 * @typedef {{id: string, name: string, words: string, clauses?: string[], see?: string[]}} Explanation
 * @typedef {{id: string, beat: string, title: string, words?: string, at?: number, of?: number, lit?: string[], waits?:
 *   "choice" | "lost" | "over" | "read", next?: string}} Lesson
 * @typedef {{key: string, at: string, words: string}} Tip
 * @typedef {{game: string, ply: number, seat: number, head: Head, boards?: Board[], rows?: Row[], panels?: Panel[],
 *   story?: Story, looms?: Looms[], prompt?: Prompt, groups?: Group[], choices?: Choice[], refusals?: Refusal[], log?:
 *   Line[], explain?: Explanation[], mood?: [number, number], backdrop?: string, pictures?: string, sheet?: string,
 *   lesson?: Lesson, tips?: Tip[], ending?: string, won?: boolean}} Scene
 * @typedef {{type: "stage", who: string, foe?: boolean, words?: string, clause?: string, weight?: "" | "heavy" |
 *   "light", sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" | "turn",
 *   along?: boolean, lights?: string[]}} Stage
 * @typedef {{type: "says", words?: string, clause?: string, weight?: "" | "heavy" | "light", sound?: "" | "blow" |
 *   "card" | "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" | "turn", along?: boolean, lights?:
 *   string[]}} Says
 * @typedef {{type: "level", words?: string, clause?: string, weight?: "" | "heavy" | "light", sound?: "" | "blow" |
 *   "card" | "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" | "turn", along?: boolean, lights?:
 *   string[]}} Level
 * @typedef {{type: "area", cells: string[], origin?: string, words?: string, clause?: string, weight?: "" | "heavy" |
 *   "light", sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" | "turn",
 *   along?: boolean, lights?: string[]}} Blow
 * @typedef {{type: "die", sides: number, value: number, who?: string, faces?: string[], again?: boolean, words?:
 *   string, clause?: string, weight?: "" | "heavy" | "light", sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" |
 *   "hurt" | "leap" | "step" | "threat" | "turn", along?: boolean, lights?: string[]}} Die
 * @typedef {{type: "hit", target: string, kind: string, before: number, after: number, wants?: "" | "less" | "more",
 *   by?: string, words?: string, clause?: string, weight?: "" | "heavy" | "light", sound?: "" | "blow" | "card" |
 *   "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" | "turn", along?: boolean, lights?: string[]}} Hit
 * @typedef {{type: "gain", target: string, kind: string, before: number, after: number, wants?: "" | "less" | "more",
 *   by?: string, words?: string, clause?: string, weight?: "" | "heavy" | "light", sound?: "" | "blow" | "card" |
 *   "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" | "turn", along?: boolean, lights?: string[]}} Gain
 * @typedef {{type: "card", id?: string, start?: string, to?: string, up?: boolean, n?: number, words?: string, clause?:
 *   string, weight?: "" | "heavy" | "light", sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" | "hurt" | "leap"
 *   | "step" | "threat" | "turn", along?: boolean, lights?: string[]}} Deal
 * @typedef {{type: "turn", target: string, up?: boolean, words?: string, clause?: string, weight?: "" | "heavy" |
 *   "light", sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" | "turn",
 *   along?: boolean, lights?: string[]}} Turn
 * @typedef {{type: "move", piece: string, path: string[], how?: "leap" | "pushed" | "walk", words?: string, clause?:
 *   string, weight?: "" | "heavy" | "light", sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" | "hurt" | "leap"
 *   | "step" | "threat" | "turn", along?: boolean, lights?: string[]}} Move
 * @typedef {{type: "fall", piece: string, path: string[], words?: string, clause?: string, weight?: "" | "heavy" |
 *   "light", sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" | "turn",
 *   along?: boolean, lights?: string[]}} Fall
 * @typedef {{type: "comes", target: string, at?: string, words?: string, clause?: string, weight?: "" | "heavy" |
 *   "light", sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" | "turn",
 *   along?: boolean, lights?: string[]}} Comes
 * @typedef {{type: "goes", target: string, how?: "" | "breaks" | "dies", words?: string, clause?: string, weight?: "" |
 *   "heavy" | "light", sound?: "" | "blow" | "card" | "coin" | "fall" | "gain" | "hurt" | "leap" | "step" | "threat" |
 *   "turn", along?: boolean, lights?: string[]}} Goes
 * @typedef {{role: "host" | "seat" | "spectator", seats: number[], seat: number}} You
 * @typedef {{seat: number, name: string, who: string, here: boolean, ask: string}} Player
 * @typedef {{what: "action" | "choice" | "part" | "round" | "turn" | "window", words: string, leads: string, far:
 *   boolean}} UndoStep
 * @typedef {{what: "action" | "choice" | "part" | "redo" | "round" | "seat" | "turn" | "window", words: string, by:
 *   string, needs: number, yes: number, mine: boolean, own: boolean}} OpenVote
 * @typedef {{claim: string, seat: number, name: string}} SeatClaim
 * @typedef {{words: string, may_go_on: boolean}} Departed
 * @typedef {{number: number, at: number, seat: number, name: string, words: string}} ChatLine
 * @typedef {{root: number, scale: number[], room: number, ambience: "" | "cave" | "water" | "wind", made_of:
 *   Record<string, "air" | "clay" | "glass" | "metal" | "paper" | "skin" | "water" | "wood">}} Palette
 * @typedef {{type: "table", ply: number, whole: boolean, scene: Scene, reach: boolean, log: Line[], log_at: number,
 *   beats: Beat[], away: boolean, you: You, players: Player[], undo: UndoStep[], redo: boolean, vote: OpenVote | null,
 *   claims: SeatClaim[], departed: Departed | null, chat: ChatLine[], chat_at: number, over: boolean, palette: Palette
 *   | null, speed: string, sealed: boolean, undo_is: "always" | "ask" | "free", thinking: number, passed: string,
 *   routes?: Route[]}} Table
 * @typedef {{index: number, seat: number, key: string, words: string, group?: string, cost?: string, consequence?:
 *   string, targets?: string[], preview?: Preview, moves_on?: boolean, vain?: boolean, dear?: boolean, price?: number,
 *   badge?: string, label?: string, steps?: number[]}} Route
 * @typedef {{art: string, x: number, y: number, width: number, tilt?: number, tint?: number}} Figure
 * @typedef {{icon: string, words: string, value: number, most?: string}} Count
 * @typedef {{name: string, turns: number}} Band
 * @typedef {{name: string, values: number[], tint?: number}} Series
 * @typedef {{id: string, name: string, series: Series[], suit?: string}} Plot
 * @typedef {{kind: "best" | "worst", words: string, where: string, turn: number, at: number, luck?: boolean, swing?:
 *   number}} Turning
 * @typedef {{icon: string, name: string, values: number[]}} AccountLine
 * @typedef {{won: boolean | null, title: string, words: string, picture: string, figures?: Figure[], night?: boolean,
 *   decided?: string, counts?: Count[], bands?: Band[], plots?: Plot[], turnings?: Turning[], account?: AccountLine[],
 *   turns?: number}} Ending
 * @typedef {{id: string, name: string, words: string, minutes: number}} LessonCard
 * @typedef {{show: string, of: string[], lit: string[], scene: Scene}} HowToPicture
 * @typedef {{id: string, page: number, title: string, words: string, clauses: string[], picture: HowToPicture | null}}
 *   HowToPart
 * @typedef {{id: string, title: string, words: string, chapter: string, kind: "clause" | "edition" | "ruling"}}
 *   RuleWords
 * @typedef {{index: number, win: number, low: number, high: number, worlds: number}} Way
 * @typedef {{index: number, of?: number, ways?: Way[], calibrated?: boolean}} Advice
 * @typedef {{at: number, seat: number, index: number, before: number, after: number, off: number, ways: Way[],
 *   calibrated?: boolean}} Weighed
 * @typedef {{seat: number, next: number, of: number, end: number, weighed: Weighed[], words: Record<string,
 *   Record<string, string>>}} Analysed
 * @typedef {Stage | Says | Level | Blow | Die | Hit | Gain | Deal | Turn | Move | Fall | Comes | Goes} Beat
 * @typedef {"home" | "language" | "other-lang" | "to-dark" | "to-light" | "settings" | "close" | "more" | "menu" |
 *   "to-home" | "loading" | "failed" | "broken" | "not-found" | "not-found-why" | "tagline" | "intro" | "choose-game" |
 *   "go-on" | "your-turn" | "over" | "minutes" | "to-begin-with" | "join-by-link" | "paste-link" | "join" | "import" |
 *   "rulebook" | "rulebooks" | "search-rules" | "no-rules" | "open-in-rules" | "rule" | "start" | "seats" | "seat" |
 *   "me" | "bot" | "link" | "who-plays" | "your-name" | "seed" | "first-game" | "begin-with" | "surprise" | "name-of" |
 *   "too-long" | "unseen-signs" | "less-seat" | "sheet" | "sheet-why" | "sheet-use" | "sheet-bad" | "invited" |
 *   "invited-as" | "invited-name" | "invited-why" | "sit-down" | "theme" | "system" | "light" | "dark" | "to-mute" |
 *   "to-sound" | "pace" | "pace-calm" | "pace-quick" | "pace-off" | "while-away" | "motion" | "motion-on" |
 *   "motion-off" | "sound" | "on" | "off" | "ask" | "ask-always" | "ask-matter" | "ask-concern" | "ask-never" |
 *   "passed" | "passed-open" | "confirm" | "confirm-always" | "confirm-never" | "guard" | "guard-off" | "guard-on" |
 *   "guard-long" | "speed" | "slow" | "normal" | "fast" | "players" | "beside" | "map" | "centre" | "threat" | "play" |
 *   "log" | "newest-first" | "nothing-yet" | "message" | "send" | "in-play" | "diagram" | "cards" | "record-story" |
 *   "print" | "your-choices" | "choose-one" | "can-be-chosen" | "in-reach" | "more-ways" | "not-possible" |
 *   "not-possible-now" | "of-most" | "of-only" | "in36" | "empty" | "now" | "done" | "active" | "next" | "out" |
 *   "waiting-for" | "bot-thinks" | "show-seat" | "spectator" | "spectating" | "go-on-as" | "hand-to" | "hand-to-why" |
 *   "i-am" | "you-are" | "leave-it" | "do-it" | "undo" | "redo" | "undo-far" | "keep" | "nothing-to-undo" | "vote-asks"
 *   | "vote-why" | "vote-waits" | "vote-over" | "vote-title" | "vote-asks-other" | "withdraw" | "go-on-today" |
 *   "claim-title" | "claim-asks" | "claim-why" | "claim-no" | "claim-yes" | "somebody" | "seat-asked" |
 *   "seat-asked-why" | "device" | "device-why" | "device-qr" | "undo-asks" | "yes" | "no" | "hint" | "suggest" |
 *   "suggestion" | "no-suggestion" | "people" | "people-why" | "away" | "here" | "link-waits" | "give-to" | "take-seat"
 *   | "give-bot" | "free-seat" | "fresh-link" | "share-seats" | "share-why" | "copy" | "copied" | "watch-link" |
 *   "export-match" | "report" | "report-why" | "make-report" | "report-made" | "help" | "key-choose" | "key-arrows" |
 *   "key-enter" | "key-esc" | "key-undo" | "key-board" | "key-cards" | "key-round" | "key-zoom" | "key-pan" | "key-log"
 *   | "key-hint" | "key-mute" | "key-move" | "key-rules" | "lost-link" | "back-again" | "moved-on" | "no-table" | "won"
 *   | "lost" | "ended" | "look-again" | "play-again" | "replay" | "replay-of" | "first" | "prev" | "next-step" |
 *   "pause" | "play-on" | "step" | "jump-turn" | "again" | "new-seed" | "same-seed" | "decided" | "best" | "worst" |
 *   "luck" | "most-by" | "account" | "total" | "learn" | "learn-game" | "learn-why" | "learn-play" | "learn-minutes" |
 *   "how-to-play" | "lesson-step" | "lesson-next" | "lesson-skip" | "lesson-following" | "lesson-all" |
 *   "lesson-play-on" | "lesson-done" | "coach" | "coach-on" | "coach-off" | "coach-got-it" | "coach-never" | "analyse"
 *   | "analysis" | "percent" | "at-start" | "by-choices" | "by-luck" | "in-the-end" | "luck-and-choices" |
 *   "chance-to-win" | "what-you-chose" | "what-turned-up" | "the-choice" | "kind-luck" | "kind-choice" | "swing-luck" |
 *   "swing-choice" | "nothing-compared" | "too-close" | "gave-away" | "gained" | "how-compared" | "weighing" |
 *   "uncalibrated" | "leave-to-others" | "compared" | "from-what-you-see" | "how-to-play-game" | "how-to-play-why" |
 *   "rule-ruling" | "rule-edition" | "chronicle" | "wins-by-game" | "won-of" | "streak" | "weekly" | "game-of-week" |
 *   "weekly-why" | "weekly-open" | "weekly-again" | "in-turns" | "wall" | "first-won" | "tries" | "days" | "days-with"
 *   | "lately" | "keep-it" | "chronicle-here" | "chronicle-none" | "save-as-file" | "load-file" | "no-chronicle" |
 *   "you-can"} Word
 */

export {};
