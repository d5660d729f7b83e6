"""Training of policy and value function by self-play, on any game (`make policy`).

The policy learns by an actor–critic method. After each choice, the change of the critic's win
probability for the seat (the critic is the value function) is credited to the choices before by an
eligibility trace. The value function is fitted to the results of such games. In challenges the
trace does not decay, so the credits of a choice add up to the change until the end.

Some seats play greedily and are not trained: a policy that only plays against itself can converge
to a degenerate equilibrium that other players beat easily.

There is one weight for each feature, so minutes on one core are enough.
"""
