import type { LeftOutCode } from '../../../src/api/pages/page';
import { type BuilderElement, everyElement, type PageDocument } from '../../../src/page';
import { isCodeSetting } from '../kits/imports/code-settings';
import { withoutCode } from '../kits/imports/markup';

type Values = Readonly<Record<string, unknown>>;

/** A page without the code that its author may not add. */
export interface FilteredPage {
  readonly document: PageDocument;
  readonly leftOut: LeftOutCode[];
}

/** The keys of an element that hold names, and are validated as such. */
const structure: ReadonlySet<string> = new Set([
  'id',
  'elType',
  'isInner',
  'widgetType',
  'elements',
]);

/**
 * Filters the code of a page as the import of a kit does. Code of the page before the change stays: its author may have the
 * right.
 */
export function withoutNewCode(before: PageDocument, after: PageDocument): FilteredPage {
  const filter = new CodeFilter(before);
  const document = {
    ...after,
    content: after.content.map((element) => filter.element(element)),
    page_settings: filter.settings(null, after.page_settings, before.page_settings),
  };
  return { document, leftOut: filter.leftOut };
}

class CodeFilter {
  readonly leftOut: LeftOutCode[] = [];
  readonly #before: ReadonlyMap<string, BuilderElement>;

  constructor({ content }: PageDocument) {
    this.#before = new Map(everyElement(content).map((element) => [element.id, element]));
  }

  element(element: BuilderElement): BuilderElement {
    const before = this.#before.get(element.id);
    const { settings, elements, ...others } = element;
    const kept = Object.entries(others).filter(([key]) => structure.has(key));
    const more = Object.fromEntries(Object.entries(others).filter(([key]) => !structure.has(key)));
    return {
      ...(Object.fromEntries(kept) as Omit<BuilderElement, 'settings' | 'elements'>),
      ...this.settings(element.id, more, (before ?? {}) as Values),
      settings: this.settings(element.id, settings, before?.settings ?? {}),
      elements: elements.map((child) => this.element(child)),
    };
  }

  settings(element: string | null, after: Values, before: Values): Values {
    const entries = Object.entries(after).map(([key, value]) => {
      const isOld = Object.hasOwn(before, key) && isSameJson(before[key], value);
      const filtered = isOld ? value : filteredValue(key, value);
      if (filtered !== value) this.leftOut.push({ element, setting: key });
      return [key, filtered] as const;
    });
    return Object.fromEntries(entries);
  }
}

/** A value without code; the same value if it has none. */
function filteredValue(key: string, value: unknown): unknown {
  if (value === '' || value === null) return value;
  if (isCodeSetting(key, value)) return '';
  if (typeof value === 'string') return withoutCode(value) ?? value;
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(
    ([inner, one]) => [inner, one, filteredValue(inner, one)] as const,
  );
  if (entries.every(([, one, filtered]) => one === filtered)) return value;
  if (Array.isArray(value)) return entries.map(([, , filtered]) => filtered);
  return Object.fromEntries(entries.map(([inner, , filtered]) => [inner, filtered]));
}

const isSameJson = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);
