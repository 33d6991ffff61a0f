import type { FoundContract } from '../contracts';
import { note } from './note';

/** `src/elements/built/adoption/types.ts`: which tag brings which of the builder's nodes alive. */
export function adoptedTypes(found: readonly FoundContract[]): string {
  return `${note}import type { Adopted } from './adopted';

/** The tag of each type of node, and what must be printed on it for there to be something to do. */
export const adoptedTypes: Readonly<Record<string, Adopted>> = {
${found.map(entry).join('')}};
`;
}

function entry({ contract: { tag, adopts, feature, isBackdrop } }: FoundContract): string {
  if (!adopts) return '';
  const words = adopts.words ? `, words: ${JSON.stringify(adopts.words)}` : '';
  const flag = feature ? `, feature: '${feature}'` : '';
  const backdrop = isBackdrop ? ', isBackdrop: true' : '';
  return `  '${adopts.type}': { tag: '${tag}'${words}${flag}${backdrop} },\n`;
}
