"""Tables: what happened at them (acts), what follows from it (the sheet), and who is told what."""
