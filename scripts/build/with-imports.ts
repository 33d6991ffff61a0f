import type { Rolldown } from 'vite';

/** A file and all that it imports, in the order in which they are asked for; none where it is not there. */
export function withImports(fileName: string, bundle: Rolldown.OutputBundle): string[] {
  const found = new Set<string>();
  const add = (name: string): void => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || found.has(name)) return;
    found.add(name);
    chunk.imports.forEach(add);
  };
  add(fileName);
  return [...found];
}
