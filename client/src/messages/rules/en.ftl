# The pages with the rules.

rules-title = Rules
rules-contents = Contents
rules-example = Example
rules-learn = Play the first game with help
rules-play = New game
rules-none = There are no rules for this game here.
