"""The OpenAPI document as a page to read, which loads nothing from anywhere."""

import json
from html import escape
from typing import Any

HEAD = """<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Paddock: the calls of this server</title></head><body><main>"""


def docs_page(document: dict[str, Any]) -> str:
    """Every call with what goes in and what comes out."""
    info = document["info"]
    parts = [
        HEAD,
        f"<h1>{escape(info['title'])} {escape(info['version'])}</h1>",
        f"<p>{escape(info.get('description', ''))}</p>",
        '<p>For programs: <a href="/api/openapi.json">/api/openapi.json</a></p>',
    ]
    for path, calls in document["paths"].items():
        for method, call in calls.items():
            parts += _call(method.upper(), path, call)
    parts.append("<h2>Shapes</h2>")
    for name, schema in document.get("components", {}).get("schemas", {}).items():
        text = json.dumps(schema, indent=2, ensure_ascii=False)
        parts.append(f'<h3 id="{escape(name)}">{escape(name)}</h3><pre>{escape(text)}</pre>')
    parts.append("</main></body></html>")
    return "\n".join(parts)


def _call(method: str, path: str, call: dict[str, Any]) -> list[str]:
    parts = [f"<h2><code>{method} {escape(path)}</code></h2>"]
    parts.append(f"<p>{escape(call.get('description') or call.get('summary', ''))}</p><ul>")
    for parameter in call.get("parameters", []):
        where = f"{escape(parameter['name'])} (in the {escape(parameter['in'])})"
        parts.append(f"<li>{where}: <code>{escape(_brief(parameter['schema']))}</code></li>")
    for content in call.get("requestBody", {}).get("content", {}).values():
        parts.append(f"<li>sends {_link(content.get('schema', {}))}</li>")
    for status, answer in call["responses"].items():
        shapes = [_link(one.get("schema", {})) for one in answer.get("content", {}).values()]
        shown = f": {', '.join(shapes)}" if shapes else ""
        parts.append(f"<li>{escape(status)} {escape(answer.get('description', ''))}{shown}</li>")
    parts.append("</ul>")
    return parts


def _link(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        name = escape(str(schema["$ref"]).rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    if schema.get("type") == "array":
        return f"a list of {_link(schema.get('items', {}))}"
    return f"<code>{escape(_brief(schema))}</code>"


def _brief(schema: dict[str, Any]) -> str:
    if "anyOf" in schema:
        return " or ".join(_brief(one) for one in schema["anyOf"])
    if "enum" in schema:
        return " or ".join(str(one) for one in schema["enum"])
    return str(schema.get("title" if schema.get("type") == "object" else "type", "anything"))
