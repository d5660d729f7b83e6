# The first game, step by step.

learn-title = First game
learn-step = Step { $number } of { $of }
learn-of = { $number } of { $of }
learn-you = You
learn-teacher = teacher
learn-leave = Leave the lesson
learn-next = Next
learn-back = Back
learn-show = Do it for me
learn-would = { $choice }: costs { $cost }, brings { $earns }.
learn-play = Play your first game
learn-again = Once more from the start
learn-none = There is no lesson for this game yet. The rules explain it all.
learn-failed = The game could not be set up. Check your connection, then try again.
