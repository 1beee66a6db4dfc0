"""`trackwright list`: what is shipped."""


def list_shipped() -> None:
    """List the shipped boards and rulesets.

    \b
    Examples:
      trackwright list
    """
    from trackwright.cli.run_list import print_shipped  # late: loads what lays out tables

    print_shipped()
