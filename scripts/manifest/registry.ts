import type { FoundContract } from '../contracts';
import { note } from './note';

/** `src/registry.ts`: what autoload knows of each tag. */
export function registry(found: readonly FoundContract[]): string {
  return `${note}import type { Registry } from './core/loading/library';

/** What autoload must know of each tag without fetching it. */
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
