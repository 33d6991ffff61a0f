import type { FoundContract } from '../contracts';
import { note } from './note';

/** `src/elements/index.ts`: all contracts. */
export function contractList(found: readonly FoundContract[]): string {
  const imports = found.map(
    ({ exportName, folder, name }) =>
      `import { ${exportName} } from './${folder}/${name}.element';\n`,
  );
  const names = found.map(({ exportName }) => exportName).join(', ');
  return `${note}${imports.join('')}
/** The contracts of all elements. Importing them registers nothing. */
export const contracts = [${names}] as const;
`;
}
