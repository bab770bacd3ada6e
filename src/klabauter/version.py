"""The version of the whole package, said once."""

VERSION = "0.1.0"
