import type { Category } from '../../../src/core/element/category';
import type { Block } from '../../../src/page/blocks';
import type { FoundContract } from '../../contracts';

/** A pattern of an editor: elements without ids, to insert into a page. */
interface Pattern {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly category?: Category | undefined;
  readonly feature?: string | undefined;
  readonly content: readonly object[];
}

/** A widget of the page's data with the settings of an example; editors give it an id. */
export function exampleElement(widgetType: string, settings: object): object {
  return { elType: 'widget', widgetType, settings, elements: [] };
}

/** `schemas/patterns.json`: the examples of all blocks and of the elements that are widgets, as elements of a page. */
export function patterns(
  found: readonly FoundContract[],
  blocks: readonly Block[],
): readonly Pattern[] {
  return [...blocks.flatMap(blockPatterns), ...found.flatMap(elementPatterns)];
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
