"""One game of self-play, compiled: for the policy gradient, or for positions to fit to."""

from feira.core.jit import inline, jit
from feira.core.random import WORD, advance, stream
from feira.core.shares import win_shares
from feira.core.softmax import softmax_weights
from feira.core.types import CHANCE, NOBODY, Array, State
from feira.core.verbs import action_features, actor, apply, draw, evaluate, legal, state_features
from feira.players.policy import expected_values, logit, sample_choice
from feira.players.training.workspace import TrainingWorkspace

TRACE_DECAY = 0.9  # λ of the eligibility trace
SAMPLED = 10  # one position in ten is kept for the value function
NEGLIGIBLE = 1e-4  # smaller gradients of choices are skipped
TIE = 1e-9  # evaluations this close count as equal
GREEDY_BIT = 24  # of a random number: the first of the bits that select the greedy seats


@inline
def _credit(
    seat: int, value: float, decay: float, first: int, last: int, workspace: TrainingWorkspace
) -> None:
    """Adds the seat's change of value since its last choice, times its trace, to the gradient."""
    change = value - workspace.last_values[seat]
    for i in range(first, last):
        workspace.gradient[i] += change * workspace.trace[seat, i]
        workspace.trace[seat, i] *= decay
    workspace.last_values[seat] = value


@inline
def _sample(
    s: State,
    n: int,
    r: int,
    policy: Array,
    trace: Array,
    workspace: TrainingWorkspace,
) -> int:
    """Samples a choice of n from the policy and adds the gradient of its log to the trace."""
    indices = workspace.indices
    values = workspace.feature_values
    weights = workspace.logits
    for i in range(n):
        weights[i] = logit(s, int(workspace.choices[i]), policy, indices, values)
    total = softmax_weights(weights, n)
    chosen = 0
    rest = r / (WORD + 1.0) * total
    while chosen < n - 1 and rest >= weights[chosen]:
        rest -= weights[chosen]
        chosen += 1
    for i in range(n):
        gradient = int(i == chosen) - weights[i] / total
        if abs(gradient) > NEGLIGIBLE:
            for j in range(action_features(s, int(workspace.choices[i]), indices, values)):
                trace[indices[j]] += gradient * values[j]
    return chosen


@inline
def _greedy(s: State, n: int, r: int, workspace: TrainingWorkspace) -> int:
    """The number of the choice after which the position evaluates best."""
    who = actor(s)
    first = (r * n) >> 32
    chosen = first
    most = -1e30
    for k in range(n):
        i = (k + first) % n  # from a random start: ties are broken at random
        after = workspace.lookahead[0]
        workspace.lookahead[0] = s
        apply(after, int(workspace.choices[i]), None)
        evaluate(after, workspace.points, workspace.places, workspace.values)
        if workspace.values[who] > most + TIE:
            most = workspace.values[who]
            chosen = i
    return chosen


@inline
def _draw_greedy_seats(s: State, r: int, workspace: TrainingWorkspace) -> None:
    """Each seat plays greedily in this game with probability 1/2; a single seat never does."""
    for seat in range(s.seats):
        workspace.greedy[seat] = (r >> (GREEDY_BIT + seat)) & 1 if s.seats > 1 else 0


@inline
def _final_values(s: State, workspace: TrainingWorkspace) -> None:
    """Fills the result of the game: win shares, or the value of a challenge."""
    evaluate(s, workspace.points, workspace.places, workspace.values)
    if s.seats > 1:
        win_shares(workspace.places, s.seats, workspace.values)


@jit
def train_episode(
    start: Array,
    seed: int,
    number: int,
    policy: Array,
    value: Array,
    first: int,
    last: int,
    workspace: TrainingWorkspace,
) -> None:
    """Plays one game by the policy and adds to the gradient of weights `first` to `last`.

    Afterwards `values` has the result of this game.
    """
    s = workspace.position[0]
    workspace.position[0] = start[0]
    a, b = stream(seed, number)
    a, b, r = advance(a, b)
    _draw_greedy_seats(s, r, workspace)
    decay = TRACE_DECAY if s.seats > 1 else 1.0
    workspace.trace[:, first:last] = 0.0
    who = actor(s)
    while who != NOBODY:
        a, b, r = advance(a, b)
        if who == CHANCE:
            apply(s, draw(s, r), None)
        else:
            n = legal(s, workspace.choices)
            chosen = 0
            if n > 1 and workspace.greedy[who]:
                chosen = _greedy(s, n, r, workspace)
            elif n > 1:
                expected_values(
                    s, value, workspace.indices, workspace.feature_values, workspace.values
                )
                _credit(who, workspace.values[who], decay, first, last, workspace)
                chosen = _sample(s, n, r, policy, workspace.trace[who], workspace)
            apply(s, int(workspace.choices[chosen]), None)
        who = actor(s)
    _final_values(s, workspace)
    for seat in range(s.seats):
        _credit(seat, workspace.values[seat], decay, first, last, workspace)


@jit
def sample_positions(
    start: Array,
    seed: int,
    number: int,
    policy: Array,
    workspace: TrainingWorkspace,
    sampled: Array,
    count: int,
) -> int:
    """Plays one game by the policy and keeps some positions. Returns their number so far."""
    s = workspace.position[0]
    workspace.position[0] = start[0]
    a, b = stream(seed, number)
    a, b, r = advance(a, b)
    _draw_greedy_seats(s, r, workspace)
    indices = workspace.indices
    values = workspace.feature_values
    who = actor(s)
    while who != NOBODY:
        a, b, r = advance(a, b)
        if who == CHANCE:
            apply(s, draw(s, r), None)
        else:
            if r % SAMPLED == 0 and count < len(sampled):
                sampled[count] = s
                count += 1
            if workspace.greedy[who]:
                n = legal(s, workspace.choices)
                choice = int(workspace.choices[_greedy(s, n, r, workspace)])
            else:
                choice, a, b = sample_choice(s, policy, 0, a, b, workspace.choices, indices, values)
            apply(s, choice, None)
        who = actor(s)
    _final_values(s, workspace)
    return count


@jit
def read_state_features(
    positions: Array, first: int, indices: Array, values: Array, out: Array
) -> None:
    """Fills a dense array [position, seat, feature], features counted from `first`."""
    for i in range(len(positions)):
        for seat in range(positions[i].seats):
            for j in range(state_features(positions[i], seat, indices, values)):
                out[i, seat, indices[j] - first] = values[j]
