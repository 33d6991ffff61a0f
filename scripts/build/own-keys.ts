import { type Plugin, parseSync, Visitor } from 'vite';
import { type Edit, edited } from './edits.ts';

/**
 * Makes zod, and the helpers of the bundler, iterate over the own keys of objects. Their `for…in` loops fail
 * at import on pages where an old script has extended `Object.prototype`.
 */
export const ownKeys: Plugin = {
  name: 'own-keys',
  transform: {
    filter: { id: /\/node_modules\/zod\/.+\.js$/, code: /\bfor \(.+ in / },
    handler: (code, id) => ({ code: withOwnKeys(code, id), map: null }),
  },
  renderChunk: (code, { fileName }) =>
    fileName.includes('rolldown-runtime') ? { code: withOwnKeys(code, fileName), map: null } : null,
};

/** A module's code in which `for (const key in object)` iterates over `Object.keys(object)`. */
export function withOwnKeys(code: string, file: string): string {
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const edits: Edit[] = [];
  new Visitor({
    ForInStatement({ left, right }) {
      const object = code.slice(right.start, right.end);
      const text = ` of Object.keys(${object})`;
      edits.push({ start: left.end, end: right.end, text });
    },
  }).visit(program);
  return edited(code, edits);
}
