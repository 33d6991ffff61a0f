import type { FoundContract } from '../contracts';
import { note } from './note';

/** `src/builder/adoption/types.ts`: the tag that enhances each type of the builder's nodes. */
export function adoptedTypes(found: readonly FoundContract[]): string {
  const plain = found.filter(isPlain).map(({ contract }) => nameOf(contract.tag));
  const others = found.filter((one) => !isPlain(one));
  return `${note}import type { Adopted } from './adopted';

/**
 * Matches the widget types whose tag has the same name and needs no further condition. The group is the
 * name.
 */
export const plainType: RegExp = /^(${plain.join('|')})\\.default$/;

/** The tag of each other type of node, with the words that its settings must contain. */
export const adoptedTypes: Readonly<Record<string, Adopted>> = {
${others.map(entry).join('')}};
`;
}

function isPlain({ contract: { tag, adopts, feature } }: FoundContract): boolean {
  const isWidget = adopts?.type === `${nameOf(tag)}.default`;
  return isWidget && !adopts.words && !feature;
}

function entry({ contract: { tag, adopts, feature } }: FoundContract): string {
  if (!adopts) return '';
  const isNamedSo = adopts.type.replace('.default', '') === nameOf(tag);
  const fields = [
    ...(isNamedSo ? [] : [`tag: '${tag}'`]),
    ...(adopts.words ? [`words: /${adopts.words.join('|')}/`] : []),
    ...(feature ? [`feature: '${feature}'`] : []),
  ];
  return `  '${adopts.type}': { ${fields.join()} },\n`;
}

const nameOf = (tag: string): string => tag.slice('nh-'.length);
