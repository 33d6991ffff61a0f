import type { Pattern, PatternNode } from '../../../src/editor/nodes/pattern';
import type { Block } from '../../../src/page/blocks';
import type { FoundContract } from '../../contracts';
import { note } from '../note';

/** A widget of the page's data with the settings of an example; editors give it an id. */
export function exampleElement(widgetType: string, settings: object): PatternNode {
  return { elType: 'widget', widgetType, settings: { ...settings }, elements: [] };
}

/** `schemas/patterns.json`: the examples of all blocks and of the elements that are widgets, as elements of a page. */
export function patterns(
  found: readonly FoundContract[],
  blocks: readonly Block[],
): readonly Pattern[] {
  return [...blocks.flatMap(blockPatterns), ...found.flatMap(elementPatterns)];
}

/** `src/editor/nodes/patterns.ts`: the patterns for the live editor. */
export function patternModule(found: readonly Pattern[]): string {
  return `${note}import type { Pattern } from './pattern';

/** The examples of all blocks and elements, for new nodes. */
export const patterns: readonly Pattern[] = ${JSON.stringify(found)};
`;
}

function blockPatterns({ widgetType, category, feature, examples }: Block): Pattern[] {
  return patternsOf(widgetType, { category, feature }, examples);
}

/** Elements without a widget of the page builder are no part of a page's data. */
function elementPatterns({ contract, examples }: FoundContract): Pattern[] {
  const { adopts, category, feature } = contract;
  const [widgetType, skin] = adopts?.type.split('.') ?? [];
  if (!widgetType || !skin) return [];
  return patternsOf(widgetType, { category, feature }, examples);
}

function patternsOf(
  widgetType: string,
  panel: Pick<Pattern, 'category' | 'feature'>,
  examples: Block['examples'],
): Pattern[] {
  return examples.flatMap((example) => {
    if (!('settings' in example)) return [];
    const { title, note, settings } = example;
    const name = `${widgetType}/${title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')}`;
    const content = [exampleElement(widgetType, settings)];
    return [{ name, title, description: note, ...panel, content }];
  });
}
