/** Reads the data of a generated PHP file: `return`, arrays in brackets, single-quoted texts, numbers, words. */
export function phpData(source: string): unknown {
  const tokens = [...source.slice(source.indexOf('return')).matchAll(TOKEN)].map(
    ([token]) => token,
  );
  const [first, ...rest] = tokens;
  const reader = new PhpReader(rest);
  if (first !== 'return') throw new Error('The file returns nothing.');
  const data = reader.value();
  reader.expect(';');
  return data;
}

const TOKEN = /'(?:[^'\\]|\\.)*'|=>|[[\],;]|[\w.+-]+|\S/gs;

class PhpReader {
  readonly #tokens: string[];

  constructor(tokens: string[]) {
    this.#tokens = tokens;
  }

  expect(token: string): void {
    const next = this.#tokens.shift();
    if (next !== token) throw new Error(`PHP would want ${token} instead of ${next}.`);
  }

  value(): unknown {
    const token = this.#tokens.shift() ?? '';
    if (token === '[') return this.#array();
    if (token.startsWith("'")) return token.slice(1, -1).replace(/\\(['\\])/g, '$1');
    // Numbers, true, false and null are written as in JSON.
    return JSON.parse(token);
  }

  /** A list where its items have no keys; PHP has one empty array for lists and objects. */
  #array(): unknown {
    const items: unknown[] = [];
    const entries: [string, unknown][] = [];
    while (this.#tokens[0] !== ']') {
      const item = this.value();
      if (this.#tokens[0] === '=>') {
        this.expect('=>');
        entries.push([String(item), this.value()]);
      } else items.push(item);
      this.expect(',');
    }
    this.expect(']');
    return entries.length > 0 ? Object.fromEntries(entries) : items;
  }
}
