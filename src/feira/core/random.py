"""The random numbers of simulations: one small stream for each game, owned by the driver.

Streams are numbered, so game i of a seed is the same on one core, on all of them and on a GPU. The
generator is xoroshiro64*: two 32-bit words, here kept in wider integers and masked, which gives the
same bits interpreted, native and on CUDA. Games between people never use it; their draws come from
a committed secret.
"""

from feira.core.jit import inline

WORD = 0xFFFFFFFF


@inline
def _mix(word: int) -> int:
    """Spreads every bit of a 32-bit word over all of it."""
    word ^= word >> 16
    word = (word * 0x7FEB352D) & WORD
    word ^= word >> 15
    word = (word * 0x846CA68B) & WORD
    return word ^ (word >> 16)


@inline
def stream(seed: int, number: int) -> tuple[int, int]:
    """The state of stream `number` of a seed; both may use 62 bits."""
    seed = int(seed)
    number = int(number)
    a = _mix((seed & WORD) ^ 0x9E3779B9)
    a = _mix(a ^ ((seed >> 32) & WORD))
    a = _mix(a ^ (number & WORD))
    b = _mix(a ^ ((number >> 32) & WORD) ^ 0x85EBCA6B)
    a = _mix(b ^ (number & WORD) ^ 0xC2B2AE35)
    return a | 1, b


@inline
def advance(a: int, b: int) -> tuple[int, int, int]:
    """The next state, and a uniform random number below 2**32."""
    r = (a * 0x9E3779BB) & WORD
    b ^= a
    a = ((a << 26) & WORD | (a >> 6)) ^ b ^ ((b << 9) & WORD)
    b = (b << 13) & WORD | (b >> 19)
    return a, b, r
