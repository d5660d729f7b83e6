# People: profiles, friends, blocks, reports, invitations.

profile-since = Here since { $month }
profile-others-see = Others see your rated and public games here. Only you can see the rest.
profile-last = last here { $day }
profile-streak =
    { $days ->
        [one] day in a row
       *[other] days in a row
    }
profile-from = From rated and public games
profile-accuracy = accuracy
profile-reviewed =
    { $games ->
        [one] in 1 reviewed game
       *[other] in { $games } reviewed games
    }
profile-none = No games to show yet.
profile-none-mine = No games yet. Play one: dice, coins and the best moves show up here.
profile-only-counts = From five games on you see more here: rating, dice and where the coins came from.
profile-missing = There is no account with this name.
profile-coins = Where the coins came from
profile-dice-of-one =
    { $rolls ->
        [one] One die, 1 roll
       *[other] One die, { $rolls } rolls
    }
profile-dice-of-two =
    { $rolls ->
        [one] Two dice, 1 roll
       *[other] Two dice, { $rolls } rolls
    }
profile-dice-legend = bars: rolled, lines: expected
profile-dice-few = too few rolls to say anything
profile-dice-ordinary = quite ordinary: fair dice stray further in { $percent } of such series
profile-dice-unusual = unusual, but it happens: fair dice stray further in only { $percent } of such series
profile-dice-rare = very rare: fair dice hardly ever stray so far
profile-dice-total = { $total }: rolled { $rolled }, expected { $expected }
profile-opponents = Often at the table
profile-score = { $ahead }:{ $behind }
profile-head =
    Against { $name }: { $ahead ->
        [one] once
       *[other] { $ahead } times
    } ahead, { $behind ->
        [one] once
       *[other] { $behind } times
    } behind
profile-best = Best
profile-best-open = open the game
profile-best-score = Highest score
profile-best-move = Best single move
profile-best-rounds = Fastest win
profile-rounds =
    { $rounds ->
        [one] 1 round
       *[other] { $rounds } rounds
    }
profile-against = against { $names }

person-invite = Invite to a game
person-friend-ask = Add as a friend
person-friend-accept = Accept friendship
person-friend-withdraw = Withdraw the request
person-friend-end = End friendship
person-block = Block
person-unblock = Unblock
person-report = Report
person-block-title = Block { $name }?
person-block-text = They can no longer invite you, ask for friendship, sit down at your tables or see your profile, and you no longer see what they write. They are not told.

invite-title = Invite { $name }
invite-text = Which game? A table opens at once, and the invitation appears on their page.
invited-title = You are invited
invited-by = { $name } is keeping a seat for you
invited-not-now = Not now

tablemates-title = Report or block somebody
tablemates-text = Those who run this server see reports, with the chat of this table. Nobody is told who reported or blocked them.
tablemates-block = Block { $name }
report-title = Report { $name }
report-reason = What is it about?
report-reason-chat = Chat
report-reason-name = Name
report-reason-cheating = Cheating
report-reason-leaving = Leaving games
report-reason-other = Something else
report-text = What happened?
report-send = Send
report-done = Thank you. Those who run this server will look at it.

people-title = People
people-account = Friends and invitations by name are for people with an account.
people-friends = Friends
people-friends-none = No friends here yet. Open somebody’s profile and ask.
people-asking = would like to be your friend
people-asked = asked, no answer yet
people-accept = Accept
people-decline = Decline
people-withdraw = Withdraw
people-invite = Invite
people-recent = Played with lately
people-recent-none = Nobody yet: play with somebody who has an account.
people-again = Invite again
people-blocked = Blocked
people-guest = guest
