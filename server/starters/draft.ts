import { createHash } from 'node:crypto';

/** An element of a page. */
export interface PageElement {
  readonly id: string;
  readonly elType: string;
  readonly widgetType?: string;
  readonly settings: Settings;
  readonly elements: readonly PageElement[];
}

/** The settings of an element, by the page builder's names. */
export type Settings = Readonly<Record<string, unknown>>;

/** An element without an id. */
export interface Draft extends Omit<PageElement, 'id' | 'elements'> {
  readonly elements: readonly Draft[];
}

/** A widget with its settings. */
export const widget = (
  widgetType: string,
  settings: Settings = {},
  elements: readonly Draft[] = [],
): Draft => ({ elType: 'widget', widgetType, settings, elements });

/** A container with its settings. */
export const container = (settings: Settings, elements: readonly Draft[]): Draft => ({
  elType: 'container',
  settings,
  elements,
});

/** Gives elements ids that depend only on the document's name. */
export function withIds(name: string, drafts: readonly Draft[]): readonly PageElement[] {
  let count = 0;
  const numbered = ({ elements, ...draft }: Draft): PageElement => {
    count += 1;
    const id = createHash('sha256').update(`${name} ${count}`).digest('hex').slice(0, 7);
    return { id, ...draft, elements: elements.map(numbered) };
  };
  return drafts.map(numbered);
}
