type Wire = Readonly<Record<string, unknown>>;

/** The fields of an object that `_fields` selects: names, or paths such as `title.rendered`. */
export function selectFields(wire: Wire, fields: readonly string[] | undefined): Wire {
  if (!fields) return wire;
  const picked: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(wire)) {
    if (fields.includes(name)) picked[name] = value;
    else {
      const below = fields
        .filter((field) => field.startsWith(`${name}.`))
        .map((field) => field.slice(name.length + 1));
      if (below.length > 0 && isObject(value)) picked[name] = selectFields(value, below);
    }
  }
  return picked;
}

function isObject(value: unknown): value is Wire {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
