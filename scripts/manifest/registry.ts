import type { FoundContract } from '../contracts';
import { note } from './note';

/** `src/registry.ts`: the data that autoload needs for each tag. */
export function registry(found: readonly FoundContract[]): string {
  return `${note}import type { Registry } from './loader/loadable-code';

/** The data of each tag that autoload needs before it loads the element. */
export const registry: Registry = {
${found.map(entry).join('')}};
`;
}

function entry({ contract, folder, name }: FoundContract): string {
  const printed = contract.enhance ? (contract.printed ?? '*') : '';
  const body = contract.load
    ? `, loadBody: () => import('./elements/${folder}/${name}'), printed: '${printed}'`
    : '';
  const backdrop = contract.isBackdrop ? ', isBackdrop: true' : '';
  return `  '${contract.tag}': { loading: '${contract.loading}', load: () => import('./define/${name}')${body}${backdrop} },\n`;
}
