"""The command `motherlode`: everything that goes wrong becomes one clear line and an exit code."""

import sys


def main() -> None:
    try:
        from motherlode.terminal.run import run
    except ImportError as error:
        # Without the extra there are no catalogues: English, and no stack trace.
        sys.exit(f'motherlode: {error.name} is missing; pip install "motherlode[terminal]"')
    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
