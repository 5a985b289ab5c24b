"""What is in `files` is tested where it goes, not where it lies."""

collect_ignore = ["files"]
