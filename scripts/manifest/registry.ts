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
  const draws = contract.enhance ? 'bare' : 'always';
  const body = contract.load
    ? `, loadBody: () => import('./elements/${folder}/${name}'), draws: '${draws}'`
    : '';
  return `  '${contract.tag}': { loading: '${contract.loading}', load: () => import('./define/${name}')${body} },\n`;
}
