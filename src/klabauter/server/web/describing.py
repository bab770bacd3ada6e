"""The description of the REST side as OpenAPI, made true: what the framework cannot know of us is added here."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

from klabauter.wire import people, tables
from klabauter.wire.problem import Problem

STRICT = {
    name
    for module in (people, tables)
    for name, kind in vars(module).items()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields
}


class Description(JsonRenderPlugin):
    """Every error has the one form; unknown fields are refused."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """The OpenAPI description with the shape of all refusals, and no unknown fields where none are taken."""
        (schema,), parts = msgspec.json.schema_components([Problem], ref_template="#/components/schemas/{name}")
        schemas = openapi_schema["components"]["schemas"]
        schemas.update(parts)
        for name in STRICT & set(schemas):
            schemas[name]["additionalProperties"] = False
        refused = {"description": "a problem", "content": {"application/json": {"schema": schema}}}
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                if isinstance(operation, dict) and "responses" in operation:
                    operation["responses"].pop("400", None)
                    operation["responses"]["default"] = refused
        return super().render(request, openapi_schema)
