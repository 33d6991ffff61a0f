import type { Plugin, Rolldown } from 'vite';

/**
 * Files that are fetched on demand, each with the shared files that its importer needs next. Requested together,
 * the shared files arrive one level earlier than through the imports of the file.
 */
const TOGETHER: Readonly<Record<string, readonly string[]>> = {
  // The file that the nodes of widgets share is requested with their define modules (`page-registry.ts`).
  'adopted-nodes': ['core'],
};

/** Makes each importer of such a file request the shared files at the same time. */
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
  // A failure is reported by the module that imports the file.
  const early = others.map((one) => `import("./${one}").catch(() => {})`);
  const asked = `(${early.join()},import("./${file}"))`;
  const edited = code.replace(`import("./${file}")`, asked);
  if (edited === code) throw new Error(`Nobody imports ${file} as expected.`);
  return edited;
}

/** The name of a file in the folder of all chunks. */
function nameOf(file: Rolldown.RenderedChunk['fileName']): string {
  return file.replace(/^chunks\//, '');
}
