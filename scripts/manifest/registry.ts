import type { FoundContract } from '../contracts';
import { note } from './note';

/** `src/registry.ts`: what autoload knows of each tag. */
export function registry(found: readonly FoundContract[]): string {
  return `${note}import type { Loading } from './core/element/contract';

/** What autoload must know of a tag without fetching it. */
export interface RegistryEntry {
  readonly loading: Loading;
  /** Brings its contract and, where it has one, its controller. */
  readonly load: () => Promise<unknown>;
  /** Brings its body, and React with it, before the element itself asks. */
  readonly loadBody?: () => Promise<unknown>;
  /** Which tags will surely draw: all, or those with no element inside. */
  readonly draws?: 'always' | 'bare';
}

/** All tags. */
export const registry: Readonly<Record<string, RegistryEntry>> = {
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
