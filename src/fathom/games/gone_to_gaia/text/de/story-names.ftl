### The campaign: people, curios, gossip.

## person

person-samantha = Samantha, die Maschinistin
person-xavier = Xavier, der Anthropologe
person-flores = Pater Flores
person-ira = Doktor Ira
person-elayne = Schwester Elayne
person-arlen = Rektorin Arlen
person-rodrigo = Rodrigo, der Bibliothekar
person-vera = Vera Brass
person-linnet = Linnet
person-gaia = Gaia

## curio

curio-knot = Hales Knoten
    .text = Ein Netzknoten aus etwas, das keine Schnur ist. Er ist nie aufgegangen. Es hat ihn auch keiner gebeten.
curio-dog-tag = Hundemarke
    .text = WINSTON. Wer ihn findet, sei bitte nett.
curio-spoon = Holzlöffel
    .text = Auf einer Seite flach geschabt, von einer rechtshändigen Bärin.
curio-watch = Georges Uhr
    .text = Vor neun Jahren stehen geblieben, seitdem jeden Abend aufgezogen.
curio-hymn = Die zweite Strophe
    .text = Vier Zeilen in Kinderschrift. Ohne sie ist die Melodie leichter zu ertragen.
curio-feather = Blaue Feder
    .text = Donnerstags warm. Donnerstags hat sie gesungen.
curio-ledger-page = Kontenblatt
    .text = Links Namen, rechts Handbreiten. Die Rechnung geht auf.
curio-seed = Papiersamen
    .text = Aus einer Buchseite gefaltet. Innen übt etwas den Knick.
curio-pen = Vanes Feder
    .text = Hundertzwölf Jahre Tinte, und eine Zeile steht noch aus.
curio-roll = Brötchen mit einer Rosine
    .text = Noch frisch. Ihr habt beschlossen, nicht darüber nachzudenken.

## gossip

gossip-named = Kein Ungeheuer hat seinen Namen aus Vogelnest. Sie bringen ihn alle mit.
gossip-wall = Die Laternenleute sagen, die Mauer sei kürzer als voriges Jahr. Mauern schrumpfen nicht.
gossip-cellar = Arlen geht jeden Abend um zehn mit Lampe und Bleistift in den Keller der Akademie.
gossip-biscuit = Vera Brass hat einen Hundekuchen in der Kasse. Der letzte Hund hier starb vor vierzig Jahren.
gossip-light = Unter dem Spital brennt Licht, zu Stunden, in denen niemand krank ist.
gossip-verse = Pater Flores singt nie die zweite Strophe.
gossip-bread = Schwester Elayne bäckt für drei und isst allein.
gossip-blank = Der älteste Katalog hat eine leere Zeile, und die Leere ist vom Anfassen ganz dünn.
gossip-engine = Samantha baut etwas, das nicht durch ihre eigene Tür passt.
gossip-interview = Xavier hat jeden in der Stadt befragt, nur sich selbst nicht.
gossip-geranium = Laura und Erin sprachen elf Jahre nicht miteinander, wegen einer Geranie.
gossip-slate = Barts Schiefertafel hängt noch im Schankraum. Die halbe Stadt steht bei ihm in der Kreide.
gossip-taxes = Als Gerald vom Steueramt verschwand, nahm der Suchtrupp den weiten Weg.
gossip-shadow = Das Mädchen aus dem Nebel hat an Regentagen einen Schatten.
gossip-washing = Jedes Mal, wenn ein Taucher begraben wird, trocknet in der Untergasse eine Woche lang die Wäsche.
gossip-hum = Zeuge summt, wenn er sich allein glaubt. Es ist immer eine Liste.
gossip-piano = Die beiden Klavierlehrer waren heimlich miteinander verheiratet, und zwar laut.
gossip-raisin = Mike, der Bäcker, versteckte jeden Tag eine Rosine in einem Brötchen und verriet nie, für wen.
gossip-singer = Xaviers Mutter sang donnerstags auf der Mauer. Der Nebel kam näher, um zuzuhören.
gossip-boxer = Rocky verlor jeden seiner Kämpfe. Keiner wurde je lauter bejubelt.
gossip-grave = Hanley grub sein eigenes Grab, fand die Aussicht dürftig und schenkte es einem Freund.
gossip-fine = Winona, die alte Bibliothekarin, verdonnerte einmal den Bürgermeister. Er hebt die Quittung bis heute auf.
gossip-blanket = Spike las unter der Decke mit einer gestohlenen Lampe. Seine Mutter wusste es. Sie füllte sie nach.
gossip-column = Im Kontenbuch der Akademie steht eine Spalte ohne Überschrift.
