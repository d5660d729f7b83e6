# Warum am Tisch etwas nicht geht, auf Deutsch. Wo sich etwas tun lässt, steht dabei, was.

table-stale = Inzwischen ist etwas passiert. Sieh nach, was sich geändert hat, und entscheide dich noch einmal.
table-not-your-turn = Du bist noch nicht an der Reihe. Warte auf die anderen.

table-no-table = Diesen Tisch gibt es nicht. Prüfe den Link oder den Code, oder eröffne einen neuen Tisch.
table-not-seated = Du spielst an diesem Tisch nicht mit, kannst aber zusehen. Wenn noch ein Platz frei ist, setz dich.
table-nobody = Sag zuerst, wie du heißt, und setz dich dann.

table-begun = Das Spiel hat schon begonnen, zum Hinsetzen oder Aufstehen ist es zu spät. Du kannst zusehen oder, wenn du mitspielst, aufgeben.
table-not-begun = Das Spiel hat noch nicht begonnen. Es geht los, sobald alle Plätze besetzt sind.
table-over = Das Spiel ist zu Ende. Du kannst es dir noch einmal ansehen oder eine Revanche spielen.

table-already-seated = Du sitzt schon an diesem Tisch. Um den Platz zu wechseln, steh zuerst auf.
table-no-seat = Hier ist kein Platz für dich frei. Versuch es mit einem anderen Platz oder Tisch, oder sieh zu.

table-not-a-choice = Das steht nicht zur Wahl. Nimm eine der angebotenen Möglichkeiten.
table-not-legal = Das erlauben die Regeln gerade nicht. Wähle etwas anderes.
# $why ist der Grund aus dem Spiel selbst.
table-not-legal-why = Das geht gerade nicht: { $why }.

table-nothing-to-take-back = Du hast noch keinen Zug gemacht, also gibt es nichts zurückzunehmen.
table-too-late-to-take-back = Diesen Zug kannst du nicht mehr zurücknehmen: In gewerteten Partien und in Kampagnen gilt ein Zug, sobald etwas Neues bekannt ist oder jemand anders am Zug war.
table-already-asked = Es möchte schon jemand einen Zug zurücknehmen. Warte, bis alle geantwortet haben.
table-nothing-asked = Es gibt nichts zu beantworten: Gerade bittet dich niemand darum, einen Zug zurücknehmen zu dürfen.

table-no-hints = In gewerteten Partien und in Kampagnen gibt es keine Tipps.
table-still-thinking = Ein Tipp ist schon unterwegs. Einen Moment noch.

table-busy = An diesem Tisch passiert gerade zu viel auf einmal. Versuch es gleich noch einmal.
table-exists = Dafür gibt es schon einen Tisch. Öffne ihn, statt einen neuen zu eröffnen.
table-not-stored = Das konnte nicht gespeichert werden, es hat sich also nichts geändert. Versuch es gleich noch einmal.
