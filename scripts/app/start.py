"""Where the built application starts; PyInstaller begins with a file, not with a function."""

import multiprocessing

from trackwright.cli import main

multiprocessing.freeze_support()  # playtests start the application anew, once a process
main()
