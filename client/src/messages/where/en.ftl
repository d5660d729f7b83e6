# Where a game lives: on the server, or on this device without a network.

where-title = Where to play
where-server = On the server
where-server-help = From any of your devices, and others can watch.
where-device = On this device
where-device-help = In this browser alone, and without a network.
where-here = You are playing on this device.
where-here-text = Games stay in this browser.
where-here-server = The server can be reached again.
server-lost = The server cannot be reached.
server-lost-text = You can play on this device meanwhile: alone, at one screen, or against the computer.
play-here = Play on this device
play-server = Back to the server
account-device = On this device you have a name only. Accounts, ratings and messages need a server.
needs-server = This needs a server.
needs-server-title = This needs a server
needs-server-text = Other people are on the server, and you are playing on this device. Go back to the server for this.
needs-server-none = This page works without a server, so there are no other people here. Run a server of your own for this.

## The engine

engine-loading = Loading the engine: { $percent }%
engine-starting = The engine is starting…
engine-failed-download = The engine could not be loaded.
engine-failed-start = The engine does not start in this browser.
engine-not-here = The engine of this device is not running.

## Ready for playing without a network

offline-title = Playing without a network
offline-text = Keeps the engine in this browser, about { $megabytes } MB. Then you can play on this device wherever you are.
offline-kept = Ready: you can play on this device without a network.
offline-keep = Get ready to play without a network
offline-keeping = Loading: { $percent }%
offline-failed = That did not work. Check your connection, then try again.
offline-impossible = This browser cannot keep the page. Over HTTPS it could.
update-ready = A new version is ready.
update-text = It starts the next time you open Feira.
update-in-a-game = A game is open in another tab. Finish it or close it first.
update-now = Start it now

## Moving a game to the server

move = Move to the server
move-title = Move this game to the server?
move-text-over = The server gets its record: you can review it there from any device.
move-text-playing = You play on there from any device. The game is not rated, and it ends on this device.
move-do = Move
move-doing = Moving…
move-stay = Leave it here
move-failed = The game could not be moved. It is still here.
share-device = This game lives on this device. Move it to the server to send others a link, or send its record.
moved-title = This game is on the server now
moved-text = You moved it there and can play on from any device.
moved-to = Go on there
