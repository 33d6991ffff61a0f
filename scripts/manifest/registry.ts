import type { FoundContract } from '../contracts';
import { note } from './note';

/** `src/registry.ts`: what autoload knows of each tag. */
export function registry(found: readonly FoundContract[]): string {
  const entries = found.map(
    ({ contract, name }) =>
      `  '${contract.tag}': { loading: '${contract.loading}', load: () => import('./define/${name}') },\n`,
  );
  return `${note}import type { Loading } from './core/element/contract';

/** What autoload must know of each tag without fetching it. */
export const registry: Readonly<
  Record<string, { readonly loading: Loading; readonly load: () => Promise<unknown> }>
> = {
${entries.join('')}};
`;
}
