"""The command line as a process of its own: exit codes, streams, signals."""

import os
import signal
import subprocess
import sys
from pathlib import Path

from cli.conftest import Run


def test_the_exit_codes(process: Run) -> None:
    assert process("games").code == 0
    assert process("verify", "nothing.jsonl").code == 1
    assert process("games", "--nonsense").code == 2


def test_own_games_are_registered_from_the_environment(process: Run) -> None:
    assert "Soapbox" in process("games").out
    assert "Soapbox" not in process("games", PADDOCK_GAMES="").out


def test_a_mistake_has_no_traceback(process: Run) -> None:
    ran = process("play", "nogame")
    assert ran.err.startswith("paddock: there is no game 'nogame'")
    assert ran.err.count("\n") == 1


def test_the_same_seed_the_same_race(process: Run) -> None:
    race = ("play", "toy", "--seats", "random,random", "--seed", "9")
    assert process(*race).out == process(*race).out


def test_a_terminal_that_knows_no_such_letters_is_no_reason_to_stop(process: Run) -> None:
    race = ("play", "outspeed", "--seats", "first,first,first", "--seed", "9")
    assert process(*race, PYTHONIOENCODING="ascii").code == 0


def test_a_reader_who_has_heard_enough_gets_no_traceback(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    command = f"{sys.executable} -m paddock rules outspeed | head -n 1"
    done = subprocess.run(
        command, shell=True, capture_output=True, text=True, env=environment, cwd=tmp_path
    )
    assert done.stderr == ""


def test_an_interrupt_ends_quietly_with_130(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    playing = subprocess.Popen(
        [sys.executable, "-m", "paddock", "play", "outspeed", "--seats", "me,first,first"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=environment,
        cwd=tmp_path,
        # Whoever runs the tests in the background may have made them deaf to interrupts.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    assert playing.stdout
    while "Type ? for help." not in playing.stdout.readline():
        pass
    playing.send_signal(signal.SIGINT)
    _, err = playing.communicate(timeout=60)
    assert (playing.returncode, err) == (130, "")
