### Wörter des Spiels, die kein Ding für sich sind. element-, token-, side-: wie Inhalte und Bildschirme sie nennen.

element-tide = Flut
element-ember = Glut
element-root = Wurzel
element-gale = Sturm
token-ap = AP
token-light = LEICHT-Verdoppler
token-medium = MITTEL-Verdoppler
token-heavy = SCHWER-Verdoppler
token-universal = Universal-Verdoppler
token-reroll = Neuwurf
token-block = Block
side-n = Norden
side-e = Osten
side-s = Süden
side-w = Westen
side-ne = Nordosten
side-se = Südosten
side-sw = Südwesten
side-nw = Nordwesten
nobody-serves = { place-suits }
witness = Zeuge
enemy-gone = ein Gegner
enemy-at = { $enemy } ({ $tile })
part-minion = Dienerteil
part-boss = Bossteil der Stufe { $level }
verb-heal = Heile { $n }
verb-shield = Schild { $n }
verb-element =
    { $n ->
        [one] Nimm { $n } Element
       *[other] Nimm { $n } Elemente
    }
verb-loan = { $n } × { $token } für diese Welle
goal-survive = Ziel: Überlebt Welle { $wave }
goal-slay = Ziel: Erlegt den Boss von Welle { $wave }
goal-spare = Ziel: Verschont den Boss von Welle { $wave }
goal-gather = Ziel: { $n } Dienerteile bis zum Ende von Welle { $wave }
goal-met = { $goal } (geschafft)
