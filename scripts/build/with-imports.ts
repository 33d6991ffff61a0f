import type { Rolldown } from 'vite';

/** A file and all its imports, in the order of the requests; none if the file does not exist. */
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
