"""What it looks like when Redis is away."""

from __future__ import annotations


def redis_errors() -> tuple[type[Exception], ...]:
    """For ``except redis_errors()``. Loaded late: only servers with Redis have it."""
    from redis.exceptions import RedisError

    return OSError, RuntimeError, RedisError  # uvloop says RuntimeError of a connection that was just closed
