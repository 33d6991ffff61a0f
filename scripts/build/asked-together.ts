import type { Plugin, Rolldown } from 'vite';

/**
 * Files that are fetched at need, with the shared ones that whoever needs them needs next: asked for at the
 * same time, they come one level earlier than by the imports of what comes with them.
 */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  'adopted-nodes': ['core', 'built'],
};

/** Has whoever fetches one of these files ask for the others too. */
export const askedTogether: Plugin = {
  name: 'asked-together',
  renderChunk(code, { fileName, dynamicImports }, _, { chunks }) {
    let edited = code;
    for (const file of dynamicImports) {
      const others = TOGETHER[chunks[file]?.name ?? ''];
      if (others)
        edited = withOthers(
          edited,
          nameOf(file),
          others.map((one) => fileOf(one, chunks)),
        );
    }
    return edited === code ? null : { code: edited, map: null };

    function fileOf(name: string, all: typeof chunks): string {
      const found = Object.values(all).find((chunk) => chunk.name === name);
      if (!found) throw new Error(`${fileName} is to ask for ${name}, which is not built.`);
      return nameOf(found.fileName);
    }
  },
};

function withOthers(code: string, file: string, others: readonly string[]): string {
  // One that does not come is told of by what imports it.
  const early = others.map((one) => `import("./${one}").catch(() => {})`);
  const asked = `(${early.join()},import("./${file}"))`;
  const edited = code.replace(`import("./${file}")`, asked);
  if (edited === code) throw new Error(`Nobody imports ${file} as expected.`);
  return edited;
}

/** All of them lie in the same folder. */
function nameOf(file: Rolldown.RenderedChunk['fileName']): string {
  return file.replace(/^chunks\//, '');
}
