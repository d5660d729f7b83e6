# The score sheet of solo campaigns.

campaign-title = Solo campaign
campaign-fame-of = fame of { $most }
campaign-more = { $fame } more for “{ $rating }”
campaign-top = There is no higher rank.
campaign-play = Play challenge { $number }
campaign-go-on = Play on
campaign-play-short = Play
campaign-go-on-short = Play on
campaign-complete-text = All nine challenges have been played. Start a new campaign and beat this one.
campaign-sheet = Score sheet
campaign-column = Campaign
campaign-best-move = Best move
campaign-best-needed = { $coins } in one move
campaign-needed = { $coins } needed
campaign-bonus = +{ $fame } fame
campaign-fame = Fame
campaign-of = of { $most }
campaign-since = since { $date }
campaign-finished = finished
campaign-new = New campaign
campaign-new-title = A new campaign
campaign-new-text = Nine challenges in any order, each played once. A recorded result is final.
campaign-new-name = What shall it be called?
campaign-begin = Begin
campaign-delete = Delete “{ $name }”
campaign-delete-title = Take “{ $name }” off the sheet?
campaign-delete-text = This row will be deleted for good. The games themselves stay in your list.
campaign-delete-yes = Delete it
campaign-keep = Keep it
campaign-cell-open =
    { $name }: { $result ->
        [one] { $result } coin
       *[other] { $result } coins
    }, { $fame } of 3 stars. Look at the game
campaign-cell-left = finished by a computer
campaign-none = No game here has a solo campaign.
campaign-failed = That did not work. Check your connection, then try again.
campaign-ladder = Ranks by fame

## The challenges as cards

campaign-number-next = { $number } · next
campaign-after = after challenge { $number }
campaign-practise = Practise
campaign-review = Review
campaign-earlier = Earlier campaigns
campaign-to-cards = Challenges
campaign-untouched = Nine challenges, three stars each
campaign-start-with = start with { $name }
campaign-note = Each challenge counts once in a campaign. Practice never changes the sheet. A single move of { $coins } coins or more adds { $fame } fame.
