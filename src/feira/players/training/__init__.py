"""Training of policy and value function by self-play, on any game (`make policy`).

The policy learns by an actor–critic method. After each choice the critic, which is the value
function, says whether the seat's probability to win has gone up or down; an eligibility trace
passes that on to the choices before. The value function is fitted to the results of such games.
With one seat there is nobody to compare with, so a challenge counts by its end only.

Some seats play greedily and are not trained: a policy that only ever meets itself can end up in an
odd equilibrium that other players beat easily.

There is one weight for each feature, so minutes on one core are enough.
"""
