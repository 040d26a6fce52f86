### Verschlinger: seine Orte und sein Plättchen.

space-hunger-mouth = das Maul
space-hunger-gill = die Kieme
space-hunger-teeth = ein Fangzahn
space-hunger-throat = der Rachen
space-hunger-slit = der Spalt hinter der Kieme
space-hunger-acid = die Säure
token-thorn = ein Dorn
    .many = Dornen
