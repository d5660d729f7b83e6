# The first game, step by step.

learn-title = First game
learn-step = Step { $number } of { $of }
learn-next = Next
learn-back = Back
learn-show = Do it for me
learn-your-move = Your move
learn-look = Have a look
learn-happened = Meanwhile
learn-would = { $choice }: costs { $cost }, brings { $earns }.
learn-play = Play your first game
learn-play-text = Against an easy computer. You can undo, and ask for a hint at any time.
learn-rules = Read the rules
learn-again = Once more from the start
learn-none = There is no lesson for this game yet. The rules explain it all.
learn-failed = The game could not be set up. Check your connection, then try again.
learn-steps = Steps of the lesson
