# What is only read in the browser. The same keys as de.ftl.

## The start page

ui-tag = Five pirate games, one table
ui-welcome = { $known ->
    [yes] Sit down, { $name }. The cards are shuffled, the rum is counted.
   *[no] Sit down. The cards are shuffled, the rum is counted.
}
ui-five-games = The five games
ui-first-game = First game, with a guide
ui-against-bots = Play against bots
ui-invite-friends = Invite friends
ui-list-publicly = List publicly
ui-own-table = A table made to measure
ui-minutes = { $minutes } min
ui-duration = Duration
ui-weight = Weight { $weight } of 5
ui-cover-rum-und-ehre = Engraving: crooked alleys of a pirate town at night, a lantern, the red corsair.
ui-cover-port-royal = Engraving: a harbour with five ships under a yellow, blue, green, red and black flag.
ui-cover-jolly-und-roger = Engraving: a ship from astern, boarded by a black crew from the left and a white one from the right.
ui-cover-freibeuter = Engraving: a sea chart with a grid, three boats around a ship, the fourth field still open.
ui-cover-mutinies = Engraving: a ship’s wheel, before it an angry crew with raised fists.
ui-credits = Unofficial. Rules in our own words, every line drawn by us. Games by Feld, Pfister, Graham, Huntington, Stockhausen, Llistosella.
ui-guest-names = Will, Ned, Kit, Moll, Bess, Jago, Tess, Rafe, Wren, Hob, Nell, Silas

## Pages

ui-pages = Pages
ui-lobby = Open tables
ui-inbox = Your games
ui-rules = Rules
ui-account = You
ui-admin = Administration
ui-about = About Klabauter
ui-settings = Settings
ui-language = Language
ui-all = all
ui-to-content = To the content
ui-to-board = To the board
ui-to-harbour = To the harbour
ui-to-games = To the games
ui-nowhere = There is only water here.
ui-close = Close
ui-cancel = Cancel
ui-save = Save
ui-saved = Saved.

## Tables in lists

ui-open-tables = Looking for players
ui-running-tables = To watch
ui-no-tables = None at present.
ui-make-one = Open one.
ui-inbox-empty = No game is going on.
ui-sit = Sit down
ui-watch = Watch
ui-go-there = Go there
ui-code = Code or link
ui-seats-free = { $free ->
    [one] 1 seat free
   *[other] { $free } seats free
}
ui-hosted-by = with { $name }
ui-pace = { $unit ->
    [days] { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
   *[minutes] { $minutes } min a move
}
ui-pace-none = no clock
ui-your-turn = It is your turn
ui-status-open = waits for players
ui-status-starting = about to begin
ui-status-playing = going on
ui-status-over = over

## A table made to measure

ui-game = Game
ui-seats = Seats
ui-seat = Seat { $number }
ui-seat-name = Name at seat { $number }
ui-seat-me = me, or somebody beside me
ui-seat-open = free for somebody
ui-seat-bot = Bot: { $level } ({ $about })
ui-seat-none = stays away
ui-house-rules = How it is played
ui-table = The table
ui-access = Who may come in
ui-access-link = friends who have the link
ui-access-open = everybody: it is listed under “Open tables”
ui-access-password = friends who know the password
ui-clock = Time for a move
ui-clock-none = as long as you like
ui-clock-60 = one minute
ui-clock-300 = five minutes
ui-clock-86400 = one day
ui-clock-259200 = three days
ui-memory = The table remembers for everybody what has been seen
ui-hints = Hints are allowed; everybody sees that
ui-own-figures = Custom values (file)
ui-figures-file = the game’s values as a file
ui-with-own-figures = With custom values: { $what }.
ui-figure-differs = { $where } { $own } instead of { $usual }
ui-own-figures-here = with custom values
ui-make-table = Set the table

## Before the game

ui-waiting = The table waits for players.
ui-all-here = Everybody is here.
ui-still-missing = { $count ->
    [one] { $names } is not here yet.
   *[other] { $names } are not here yet.
}
ui-starting = The cards are about to be dealt …
ui-empty-seat = free seat
ui-host = host
ui-hints-agreed = This table has agreed on hints: whoever is asked may have one.
ui-host-starts = The host gives the sign.
ui-put-bot = Seat a bot
ui-take-bot = Send the bot away
ui-more-seats = Another seat
ui-less-seats = Take the last seat away
ui-start = Begin
ui-start-without = Begin without { $names }?
ui-start-about = Seats are kept: whoever is missing can come at any time. Until then the game waits when it is their turn; with a clock, their time runs.
ui-list-about = Everybody sees the table under “Open tables” and can sit down.
ui-is-listed = This table is listed under “Open tables”.
ui-ask-name = What is your name?
ui-rename = Change my name
ui-remind = Remind
ui-remove = Remove
ui-remove-sure = Remove { $name } from the table?
ui-remove-about = This person can only sit down here again if you invite them.
ui-removed = The host has removed you from this table.
ui-invite-removed = Invite removed people again
ui-reminded = { $name } has been sent a reminder.
ui-not-reminded = There is no way to send { $name } a message. Copy the link and send it yourself.
ui-invite = Whoever has this link can sit down.
ui-invite-here = Whoever has this link can sit down, but it leads to this device only. For others in your network start the server with --lan: python3 dev.py serve --lan or klabauter serve --lan.
ui-link = Link to the table
ui-seat-link = Link to my seat
ui-seat-link-about = Whoever has this link plays in your place: for another device of yours, or for a program (klabauter sit). Keep it to yourself.
ui-copy = Copy the link
ui-copied = Copied
ui-qr = The link as a code for the camera

## At the table

ui-players = Players
ui-person = Person
ui-you = you
ui-turn = to move
ui-thinks = thinks
ui-waits = waits
ui-away = away, a bot plays
ui-gone = not here
ui-empty = free
ui-resigned = gave up
ui-agrees = wants to end
ui-days = { $days } days
ui-hours = { $hours } h
ui-board = Board
ui-prompt = Prompt
ui-again = Once more: { $move }
ui-once-more = Once more
ui-ends = This cannot be taken back. Press again to do it, or choose something else.
ui-choose = What glows is possible.
ui-chosen = { $name }, is that your choice?
ui-chosen-part = { $name }, and what else?
ui-choose-more = Something is still missing.
ui-costs = Costs { $cost }.
ui-confirm = Confirm
ui-back = Back
ui-hint = Hint
ui-hint-thinking = thinking …
ui-undo = Take back
ui-undo-of = Take back { $name }’s move
ui-list = All choices as a list
ui-nothing-asked = You are not asked just now.
ui-replay = Meanwhile: { $done } of { $total }
ui-replay-held = Read in peace. The others wait.
ui-skip = Skip
ui-wait = One moment …
ui-waits-for = It is { $name }’s turn.
ui-you-watch = You are watching.
ui-bot-thinks = The bot is thinking; strong bots take a few seconds.
ui-bot-for-you = A bot is playing for you.
ui-bot-for = A bot is playing for { $names }.
ui-over = The game is over.
ui-show-result = Show the score sheet
ui-cost-coins = { $much ->
    [one] 1 coin
   *[other] { $much } coins
}
ui-cost-pirates = { $much ->
    [one] 1 pirate
   *[other] { $much } pirates
}
ui-cost-barrels = { $much ->
    [one] 1 barrel of rum
   *[other] { $much } barrels of rum
}
ui-cost-boats = { $much ->
    [one] 1 boat
   *[other] { $much } boats
}
ui-cost-doubloons = { $much ->
    [one] 1 doubloon
   *[other] { $much } doubloons
}
ui-cost-rum = { $much } rum
ui-cost-prestige = { $much } prestige
ui-round = Round { $round }
ui-round-of = Round { $round } of { $rounds }
ui-turn-of = Turn { $turn } of { $turns }
ui-sea-cards-left = { $cards } sea cards left
ui-fact-pirates = pirates in supply
ui-fact-barrels = barrels of rum
ui-fact-dates = rendezvous
ui-fact-flag = tokens under the flag
ui-fact-coins = coins
ui-fact-influence = influence
ui-fact-sabres = sabres
ui-fact-persons = persons
ui-fact-ships = ships with a captain
ui-fact-ship-gold = gold of the ships
ui-fact-chest-cards = cards in the chest
ui-fact-captains = captains left
ui-fact-gold = gold in your chest, for you alone
ui-fact-chests = chests
ui-fact-boats = boats
ui-fact-prizes = captured ships
ui-fact-cards = cards in hand
ui-fact-debt = debt
ui-fact-prestige = prestige
ui-fact-doubloons = doubloons
ui-fact-rum = rum
ui-fact-jewels = jewels
ui-fact-treasures = treasures

## The mate of a first game

ui-mate = Your first game
ui-mate-progress = { $seen } of { $total } things seen
ui-mate-skip = Go on without me
ui-mate-more = More from the Klabauter
ui-mate-less = Less from the Klabauter
ui-mate-call = Call the Klabauter back
ui-mate-aim = What it is about ({ $number } of { $total })
ui-mate-next = Next
ui-mate-done = Aye, got it
ui-mate-back = What was that again?
ui-mate-what = What would you do?
ui-mate-plays = Play it for me
ui-mate-did = I have played: { $move }. { $why }
ui-mate-yours = Your turn. If you want my opinion, just ask.
ui-mate-waits = The others are at it. I will knock when something new comes.
ui-mate-known-title = You know the game now
ui-mate-known = There is nothing left that I would have to explain. Play on to the end, or stop here and see how the points stand.
ui-mate-on = Play on
ui-mate-stop = Stop here
ui-mate-end = How the points came about
ui-mate-bye = That was your first game. The next one you can play without me.

## The book

ui-book = Log, rules and chat
ui-log = Log
ui-log-empty = Nothing has happened yet.
ui-log-earlier = Earlier lines ({ $lines })
ui-log-open = Open the whole log
ui-chat = Chat
ui-chat-empty = Nobody has said anything yet.
ui-chat-say = Message to the table
ui-send = Send
ui-whom = { $line ->
    [yes] Mute, block or report { $name }
   *[no] Mute or block { $name }
}
ui-mute-or-block = Mute …
ui-mute = Mute
ui-mute-about = You read nothing more from { $name }, at any table.
ui-muted = { $name } is muted. You can change this under “You”.
ui-block = Block
ui-block-about = You read nothing more from { $name }, and the two of you sit down at no table together.
ui-blocked = { $name } is blocked. You can change this under “You”.
ui-report = Report
ui-report-about = Those who run this server get to see this line.
ui-reported = Reported. Those who run this server will look at it.
ui-open-rule = Open paragraph { $rule }
ui-search-rules = Word or paragraph
ui-found = { $count ->
    [0] Nothing found.
    [one] One paragraph found.
   *[other] { $count } paragraphs found.
}
ui-found-elsewhere = Found in the German rules; the numbers are the same in both.
ui-nothing-found = Nothing found. Try other words or fewer, or the number of a chapter; here are the titles:
ui-rules-failed = The rules could not be loaded.
ui-seal = Seal before the first roll: { $hash }
ui-seal-what = What is this?

## The curtain

ui-curtain = It is { $name }’s turn.
ui-curtain-why = Hand the device over. The others look out to sea.
ui-curtain-lift = I am { $name }

## Connection

ui-lost = The connection is gone. Trying again; the game is safe.
ui-kept = Kept: { $move }
ui-kept-back = It goes through as soon as the connection is back. Until then “Back” withdraws it.
ui-kept-sent = It may have arrived already and can no longer be changed.
ui-kept-shared = It goes through as soon as the connection is back, unless the page is loaded anew before. “Back” withdraws it.
ui-kept-through = The connection is back. What you had decided has gone through.
ui-kept-late = The game has gone on meanwhile; what you had decided does not count any more.
ui-not-sent = This was not sent: the connection is gone. Try again as soon as it is back.
ui-offline = No network. It goes on as soon as there is one.
ui-try-now = Try now
ui-no-table = There is no such table.
ui-no-entry = You cannot come in here.

## Menu and settings

ui-menu = Menu
ui-theme = Day or night
ui-switch-language = Auf Deutsch umschalten
ui-all-rules = All the rules
ui-resign = Give up
ui-resign-sure = Really give up?
ui-resign-about = You rank behind everybody who stays. While others play on, a bot plays in your place; otherwise the game is over. It cannot be taken back.
ui-agree-end = End the game by agreement
ui-play-on = Play on after all
ui-stop = Stop here?
ui-stop-asked = { $names } would like to stop here.
ui-stop-yes = Agree
ui-stop-no = Play on
ui-take-over = Take over again
ui-crew = Players and link
ui-is-here = here
ui-relinked = the host got a new link to this seat
ui-replace = Let a bot play
ui-new-link = New link
ui-link-asked = The host asks for a new link to { $name }’s seat, because the old one was lost. The link shows { $name }’s hand. Agree only if { $name } asked for it.
ui-link-asked-yours = The host asks for a new link to your seat, as if you had lost yours. It would show your hand.
ui-link-agree = Agree
ui-link-refuse = Refuse
ui-link-waits = Everybody else who plays is asked. If all agree and { $name } does not come back before then, you get the link here.
ui-link-got = Here is the new link for { $name }. All older links to the seat are void, and everybody sees that you got it.
ui-link-about = Only for the person of this seat: it shows their hand.
ui-link-asked-for = new link asked for, possible from { $when } on{ $count ->
    [0] {""}
    [one] , if { $names } agrees
   *[other] , if { $names } agree
}
ui-replace-sure = Let a bot play for { $name }?
ui-replace-about = { $name } keeps the seat and can take over again at any time. The log shows which moves the bot made.
ui-come-back-link = The link to this table. On their own device everybody comes back to their own seat with it.
ui-missing = Remind or replace
ui-become-host = Become the host
ui-host-now = You are the host now.
ui-host-not-yet = The host was here less than two minutes ago.
ui-notify-turn = Notify me when it is my turn
ui-notify-on = This device shows a message when it is your turn and you have been away for a minute.
ui-notify-off = This device shows no more messages.
ui-push-insecure = Browsers show messages only for pages loaded over https. Open this server by its https address.
ui-push-unknown = This browser cannot show messages, or not in this window. On an iPhone or iPad, add Klabauter to the home screen and open it from there; leave a private window.
ui-push-denied = The browser does not allow messages from this page. Allow notifications in the settings for this page, beside the address, and try again.
ui-push-dismissed = The browser asked, and its question was closed without an answer. Try again and choose “Allow”.
ui-push-worker = The browser could not start what shows messages. Reload this page. A private window or blocked cookies prevent it.
ui-push-failed = The browser’s message service could not be reached. Some browsers have it switched off; try again later or use another browser.
ui-push-nobody = This device knows you by the link to your seat only. Sign in under “You” first, or use the device on which you sat down.
ui-set-theme = Day and night
ui-set-theme-auto = like the device
ui-set-theme-day = Day
ui-set-theme-night = Night
ui-set-motion = Motion
ui-set-motion-auto = like the device
ui-set-motion-full = on
ui-set-motion-off = off
ui-set-contrast = Contrast
ui-set-contrast-auto = normal
ui-set-contrast-more = strong
ui-set-cards = Size of cards
ui-set-cards-normal = normal
ui-set-cards-large = large
ui-set-sound = Sounds
ui-set-confirm = Confirm moves
ui-keys = Keys
ui-space = Space
ui-key-tab = on to the next thing that is possible
ui-key-arrows = from thing to thing on the board
ui-key-enter = choose, then confirm
ui-key-space = choose; once more: give it back
ui-key-esc = take the last one back, close windows, back to the board
ui-key-list = all choices as a list, numbered
ui-key-digits = choose from the list by its number, then Enter; if the list is closed, a number opens it
ui-key-skip = skip the motion
ui-key-undo = take the move back
ui-key-hint = hint
ui-key-log = log
ui-key-rules = rules
ui-key-chat = chat
ui-key-help = this list

## The end

ui-ended-played = The game is over.
ui-ended-resigned = Given up
ui-ended-agreed = Stopped early
ui-ended-closed = Closed
ui-ended-you = You
ui-wins = { $name } wins
ui-you-win = You win
ui-share = { $names } share the victory
ui-lead = { $score } points, { $lead ->
    [0] won on the tie-break.
   *[other] { $lead } ahead of the next.
}
ui-rank = Rank { $rank }
ui-sum = Total
ui-tiebreak = Tie-break, { $what }: { $seats }
ui-luck-checking = Checking the luck …
ui-luck-fine = Luck checked: as promised
ui-luck-others = Luck checked: as promised, without a part of this device
ui-luck-wrong = The luck is NOT as promised
ui-luck-unknown = Luck not checked
ui-proof = Proof
ui-receipt = Receipt
ui-receipt-about = What this device saw of the luck, for klabauter verify --receipt
ui-unfair = Something is wrong with the luck of this table.
ui-fault-commitment = The seal is not the one you saw first.
ui-fault-bots = Other seats are bots than at the start.
ui-fault-bot = A bot contributed to the luck.
ui-fault-own-pledge = Your pledge is missing or was changed.
ui-fault-own-contribution = Your contribution is missing or was changed.
ui-fault-pledges = Pledges were changed after they had been published.
ui-fault-contributions = Contributions were changed after they had been published.
ui-fault-contribution = A contribution does not belong to its pledge.
ui-fault-missing = A pledged contribution was left out.
ui-fault-rounds = A round of contributions is missing, or was repeated against the rules.
ui-fault-seed = The luck did not come from the secret and the contributions.
ui-fault-past = The log was changed afterwards.
ui-fault-late = The server says that your contribution did not arrive in time: the luck is made without you.
ui-record = Record
ui-look-at-board = Look at the board
ui-rematch = Rematch
ui-rematch-waits = { $mine ->
    [yes] The rematch is set up; your seat is kept.
   *[no] The rematch is set up.
}
ui-rematch-go = To the rematch

## You

ui-done = Done.
ui-you-account = You are signed in as { $login }.
ui-you-guest = You play as a guest.
ui-you-nobody = You are not signed in.
ui-your-name = Name
ui-register = Make an account
ui-register-why = An account keeps your games on all devices. You need none to play.
ui-register-closed = Nobody can make an account here at present. You can play as a guest.
ui-password-rule = at least eight characters
ui-password-devices = This signs out all other devices. Links to your seats and to the feed no longer work then.
ui-forgot = Forgot your password?
ui-forgot-mail = If your account has a confirmed mail address, a link is sent there.
ui-forgot-admin = This server sends no mail. Those who run it can give you a link for a new password.
ui-forgot-send = Send the link
ui-forgot-sent = If the account has a confirmed mail address, the link is on its way.
ui-registered = The account is there.
ui-mail-unconfirmed = Not confirmed yet: { $mail }. Open the link in the mail that was sent there; until then it gets no other mail.
ui-mail-again = Send the mail again
ui-mail-sent = The mail is on its way.
ui-mail-confirmed = Your mail address is confirmed.
ui-login = Login
ui-password = Password
ui-old-password = Old password
ui-new-password = New password
ui-password-set = Done. Now you can sign in with it.
ui-mail = Mail, if you like
ui-sign-in = Sign in
ui-signed-in = Welcome aboard.
ui-sign-out = Sign out
ui-signed-out = Signed out.
ui-notices = When a game waits for you
ui-notices-about = When you have been away for a minute, you get one message per turn, in every way you choose. You need none of them to play.
ui-ways = Mail and webhook
ui-mail-address = Mail address
ui-mail-empty = Empty the field and save to delete the address.
ui-notice-mail = Remind me by mail
ui-webhook = Webhook
ui-webhook-address = Webhook: an https address that gets messages
ui-webhook-secret = The messages are signed (X-Klabauter-Signature, HMAC-SHA-256). The secret: { $secret }
ui-browser-messages = Messages in this browser
ui-browser-messages-about = The browser shows a message even when no page is open. Its maker passes it on encrypted.
ui-browser-messages-on = This browser shows messages.
ui-switch-on = Switch on
ui-switch-off = Switch off
ui-feed = Feed
ui-feed-about = The games that wait for you, for your feed reader.
ui-feed-link = Link to the feed, shown only now
ui-feed-new = Make a new feed
ui-feed-revoke = Revoke the feed
ui-devices = Where you are signed in
ui-device = Since { $since }
ui-device-here = This device, since { $since }
ui-device-push = shows messages
ui-device-out = The device is signed out.
ui-blocked-people = People you do not want to hear or meet
ui-is-muted = muted
ui-is-blocked = blocked
ui-unblock = Undo
ui-leave = Leave the ship
ui-leave-why = Take what is kept about you, or delete it. Other people’s games stay, without your name.
ui-export = My data
ui-sign-out-sure = Really sign out?
ui-sign-out-guest = You are a guest. Once signed out, you cannot come back as the same guest. You then reach your tables only by the links to your seats.
ui-forget = Delete everything about me
ui-forget-sure = Really delete everything?
ui-forget-about = Name, account and chat are gone, and you give up every game that is going on. It cannot be taken back.
ui-forgotten = All deleted.

## About

ui-about-games = The games
ui-about-games-text = Five games by Stefan Feld, Alexander Pfister, Graham and Huntington, Reiner Stockhausen and Perepau Llistosella. The rules are told in our own words, everything is drawn by us. Whoever likes the games buys the boxes.
ui-about-unofficial = Klabauter is unofficial: not made, checked or approved by the authors and publishers, to whom the games and their names belong.
ui-about-made = What it is made of
ui-about-made-text = Klabauter is free software under the MIT licence. It contains fonts and programs of others:
ui-about-licences = Licences of everything that is in it
ui-about-luck = Luck you can check
ui-about-luck-text = Before anybody contributes the server seals its secret. Every seat pledges a number of its own, all pledges are published, and only then the numbers are opened. Your device keeps what it saw and compares it during the game and at the end, when everything is opened: dice and cards must come from exactly that.
ui-about-luck-limits = This proves that nobody could steer the luck without being found out, neither the server nor players together with it. It does not prove that the operator of the server did not look at the cards. A player may refuse to contribute; if nobody contributes, the server alone chose the luck, before the game.
ui-imprint = Imprint
ui-imprint-none = Those who run this server have written nothing here.
ui-privacy = Privacy
ui-privacy-text = What is kept: your name, your games and what you write at tables, until you delete it. Where you come from is not kept. There is a single cookie, by which you are recognized. Nobody else learns anything.
ui-privacy-keep = Tables are forgotten { $tables } days after the last move, guests without a table after { $guests } days. For seven more days in which the server runs, its operator can bring them back. Reports of what was said are removed when they are settled.
ui-privacy-notices = Mail addresses, webhooks and the addresses of browsers for messages are kept only if you give them, and until you delete them. Messages to browsers go encrypted through the services of their makers.

## Administration

ui-admin-none = None.
ui-admin-gone = somebody who has left
ui-admin-count-connected = here now
ui-admin-count-people = people
ui-admin-count-accounts = with an account
ui-admin-count-open = tables that wait
ui-admin-count-playing = games being played
ui-admin-count-over = games that are over
ui-admin-clock = The clock of the server jumped by { $seconds } seconds and then said { $when }. If it is wrong now, set it right.
ui-admin-reports = Reports
ui-admin-table = to the table
ui-admin-remove = Remove the line
ui-admin-settle = Settled
ui-admin-ban = Ban
ui-admin-ban-sure = Ban { $name }?
ui-admin-ban-about = Bots take over the seats. You can undo this at any time.
ui-admin-unban = Let in again
ui-admin-people = People
ui-admin-find = Part of a name or login
ui-admin-banned-only = only those who are banned
ui-admin-search = Search
ui-admin-nobody = Nobody found.
ui-admin-guest = guest
ui-admin-seen = last here: { $when }
ui-admin-is-admin = administers this server
ui-admin-reset = Link for a new password
ui-admin-reset-about = The link is good once, for a day. Give it only to the owner of the account.
ui-admin-accounts = New accounts
ui-admin-registration-open = Everybody can make an account.
ui-admin-registration-closed = Nobody can make an account.
ui-admin-register-open = Allow new accounts
ui-admin-register-closed = No more new accounts
ui-admin-tables = Tables that are not over
ui-admin-table-id = Table, code or link
ui-admin-close = End
ui-admin-close-sure = End this game for everybody?
ui-admin-close-about = Nobody wins then. It cannot be taken back.
ui-admin-aside = Tables that were set aside
ui-admin-aside-about = They cannot be read. Everything is still stored; the server’s log says more. After a restart it is tried again.
