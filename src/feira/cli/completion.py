"""Shell completion: games, their options, computer players and languages.

Click writes the script for bash, zsh and fish and asks this module for candidates. Imports
are inside the functions: they run when Tab is pressed.
"""

import click
from click.shell_completion import BashComplete, CompletionItem, add_completion_class

BREAKS = "=:"  # bash splits words at these; see COMP_WORDBREAKS in its manual
SHELLS = {
    "bash": 'eval "$(_FEIRA_COMPLETE=bash_source feira)"',
    "zsh": 'eval "$(_FEIRA_COMPLETE=zsh_source feira)"',
    "fish": "_FEIRA_COMPLETE=fish_source feira | source",
}
STARTUP_FILES = {
    "bash": "~/.bashrc",
    "zsh": "~/.zshrc",
    "fish": "~/.config/fish/completions/feira.fish",
}


def matching(words: dict[str, str], incomplete: str) -> list[CompletionItem]:
    """The words that begin with this text, each with its description."""
    return [
        CompletionItem(word, help=meaning)
        for word, meaning in words.items()
        if word.startswith(incomplete)
    ]


def players() -> dict[str, str]:
    """Every computer player by name, with how it plays."""
    from feira.players.levels import PLAYERS

    return {name: one.help for name, one in PLAYERS.items()}


def games_with_campaign() -> dict[str, str]:
    """Every game that has a solo campaign by name, with its title."""
    from feira.games import NAMES, find_game

    games = map(find_game, NAMES)
    return {game.name: game.title for game in games if game.campaign is not None}


def complete_game(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Names of games."""
    from feira.games import NAMES, find_game

    return matching({name: find_game(name).title for name in NAMES}, incomplete)


def complete_campaign(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Names of games with a solo campaign."""
    return matching(games_with_campaign(), incomplete)


def complete_option(
    context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Options of the game on the command line, as `name=value`."""
    from feira.games import NAMES, find_game

    # An option without its value stops click's parser before it has come to GAME.
    chosen = context.params.get("game") or next(iter(context.args), None)
    pairs = {
        f"{option.name}={value}": option.help
        for name in ([chosen] if chosen in NAMES else NAMES)
        for option in find_game(name).rules.options
        for value in option.values or ("",)
    }
    return matching(pairs, incomplete)


def complete_player(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Names of computer players."""
    return matching(players(), incomplete)


def complete_language(
    _context: click.Context, _parameter: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Languages that games have messages in."""
    from feira.core.messages import LANGUAGES

    return matching(dict.fromkeys(LANGUAGES, ""), incomplete)


class Bash(BashComplete):
    """Completion for bash that handles words with `=` and `:`, such as `money=open`.

    Bash passes `money`, `=` and `op` as three words and replaces only the last one. So they are
    joined before click sees them, and candidates contain only the part after the last break.
    """

    def get_completion_args(self) -> tuple[list[str], str]:
        """The words before the cursor, and the incomplete word."""
        words, incomplete = super().get_completion_args()
        joined: list[str] = []
        glue = False
        for word in [*words, incomplete]:
            breaks = word != "" and word[0] in BREAKS
            if joined and (glue or breaks):
                joined[-1] += word
            else:
                joined.append(word)
            glue = word != "" and word[-1] in BREAKS
        return joined[:-1], joined[-1]

    def get_completions(self, args: list[str], incomplete: str) -> list[CompletionItem]:
        """The candidates, without the part that bash keeps."""
        kept = max(incomplete.rfind(one) for one in BREAKS) + 1
        items = super().get_completions(args, incomplete)
        for item in items:
            if item.value.startswith(incomplete[:kept]):
                item.value = item.value[kept:]
        return items


add_completion_class(Bash)
