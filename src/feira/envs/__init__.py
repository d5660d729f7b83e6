"""Research environments: the games where researchers already work, from the same rules.

Importing this package registers the games with PettingZoo and Gymnasium. What each environment
observes, what its actions are and how it rewards stands in the documentation, under
"Research environments". `pip install 'feira[envs]'` installs what they need.

    import gymnasium
    env = gymnasium.make("feira.envs:feira/MercadoChallenge-v1", challenge=2)

    import feira.envs, pettingzoo
    env = pettingzoo.make("aec", "feira/machikoro-v1", players=4, plus=True)

    from feira.envs.batch import BatchEnv
    env = BatchEnv("mercado", 4096, players=2)

    import feira.envs.open_spiel, pyspiel
    game = pyspiel.load_game("feira_machikoro(players=2)")
"""

from importlib.util import find_spec

from feira.core.back_end import want_numba

want_numba("feira.envs")  # whose kernels are not compiled ahead of time
if find_spec("gymnasium") is not None:
    from feira.envs.registration import register_gymnasium

    register_gymnasium()
    if find_spec("pettingzoo") is not None:
        from feira.envs.registration import register_pettingzoo

        register_pettingzoo()
