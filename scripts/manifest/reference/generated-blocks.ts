/**
 * Writes generated text between a document's markers: `<!-- generated:nh-clock settings -->` … `<!--
 * /generated -->`.
 */
export function withGeneratedBlocks(
  document: string,
  blocks: ReadonlyMap<string, string>,
  file: string,
): string {
  const written = new Set<string>();
  const text = document.replace(BLOCK, (_, start: string, name: string, end: string) => {
    const block = blocks.get(name);
    if (block === undefined)
      throw new Error(`${file} asks for "${name}", which nothing generates.`);
    written.add(name);
    return `${start}\n\n${block}\n\n${end}`;
  });
  for (const name of blocks.keys()) {
    if (written.has(name)) continue;
    throw new Error(
      `${file} has no place for "${name}": add <!-- generated:${name} --> and <!-- /generated -->.`,
    );
  }
  return text;
}

const BLOCK = /(<!-- generated:([^>]+?) -->).*?(<!-- \/generated -->)/gs;
