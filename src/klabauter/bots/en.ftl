# The messages of bots/errors.py.

error-unknown-bot = There is no bot “{ $name }”.{ $meant } There are: { $known }.
error-bad-program = “{ $command }” cannot be a bot: { $why }. Write program: and a command, for example program:node mybot.js
error-bad-message = This message breaks the protocol: { $why }.
error-program-failed = The program “{ $program }” failed: { $why }. One of Klabauter’s bots plays on for it.
people-play = { " " }People play with klabauter play.
name-a-program = { " " }To name a program as a bot: "program:{ $command }".
why-program-quotes = a quotation mark is not closed
why-program-empty = the command is missing
why-program-missing = there is no program { $program } that can be started
why-program-start = it cannot be started; the first line of a script must name its interpreter (#!/usr/bin/env python3)
why-program-slow = it did not answer within { $seconds } seconds
why-program-closed = it closed its output
why-program-ended = it ended with exit code { $code }
why-program-illegal = its moves are not possible, the last one was { $move }
why-message-long = its message is longer than { $most } bytes
why-message-encoding = its message is not UTF-8
why-message-object = its message is not a JSON object: { $start }
why-message-type = a message of type { $wanted } is expected
why-message-lacks = its message lacks the field { $field }
why-message-field = its message has an unknown field { $field }; there are { $known }
why-message-kind = the field { $field } of its message is not of type { $wanted }
why-message-protocol = it uses version { $theirs } of the protocol, not version { $ours }
why-message-question = it answers question { $theirs } instead of question { $ours }
