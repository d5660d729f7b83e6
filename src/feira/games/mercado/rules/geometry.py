"""Where squares, lines and entrances lie (M1.1, M1.2), and what the number of a tile says (M1.5).

Lines are the columns a–e (0–4) and the rows 1–5 (5–9). Line n has the entrances n (north or west)
and n + 10 (south or east).
"""

from feira.core.jit import inline
from feira.games.mercado.rules.position import LINES, SIDE, TILES_OF_SIZE


@inline
def column_of(square: int) -> int:
    """The number of the square's column among the lines."""
    return square % SIDE


@inline
def row_of(square: int) -> int:
    """The number of the square's row among the lines."""
    return SIDE + square // SIDE


@inline
def line_of(entrance: int) -> int:
    """The line that an entrance belongs to."""
    return entrance % LINES


@inline
def end_bits(line: int) -> int:
    """The two entrances of a line as a set."""
    return (1 << line) | (1 << (line + LINES))


@inline
def entrances_of(square: int) -> tuple[int, int, int, int]:
    """The entrances of the square's two lines: both of the column, then both of the row."""
    column = column_of(square)
    row = row_of(square)
    return column, column + LINES, row, row + LINES


@inline
def entrance_bits(square: int) -> int:
    """The entrances of the square's two lines as a set."""
    return end_bits(column_of(square)) | end_bits(row_of(square))


@inline
def size_of(tile: int) -> int:
    """The number of the tile's size, 0 to 3."""
    return tile // TILES_OF_SIZE


@inline
def customers_of(tile: int) -> int:
    """How many customers the tile brings, 1 to 4."""
    return tile // TILES_OF_SIZE + 1
