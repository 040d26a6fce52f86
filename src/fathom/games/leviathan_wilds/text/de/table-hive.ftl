### Leviathan 7: was Tisch und Verlauf von ihm sagen.

token-swarm = Krabbler
    .many = Krabbler
space-hive-cell = Brutzelle
ask-hatch = Auf welcher Zelle schlüpft der Krabbler?
    .hint = Mehrere leere Zellen sind dem aktiven Hüter gleich nah.
option-hatch = Auf { $space }
ask-crawl = Wohin krabbelt der Krabbler?
    .hint = Mehrere Hüter sind ihm gleich nah.
option-crawl = Von { $start } in Richtung { $space }
ask-bite = Wen beißt der Krabbler?
    .hint = −1 Leben; dann wird der Krabbler abgelegt.
option-bite = { $climber }
log-bitten = Ein Krabbler beißt { $climber } und ist fort.
log-hushed = { $n ->
    [one] Der Klang von { $space } schläfert einen Krabbler ein.
   *[other] Der Klang von { $space } schläfert { $n } Krabbler ein.
 }
