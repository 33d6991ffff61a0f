import type { BuilderElement } from '../../../../src/page';
import type { DocumentFields, PageSettings } from '../../cms/document';
import { type SettingValues, settingSections } from '../../cms/site-settings';
import type { LeftOutItems } from './builder/left-out';
import { isCodeSetting } from './code-settings';
import { withoutCode } from './markup';

/** The rights of the importer, and the list of the excluded content. */
interface Rights {
  /** Whether the importer's HTML is filtered. */
  readonly isFiltered: boolean;
  readonly leftOut: LeftOutItems;
}

/** A document as the importer may post it: its HTML is filtered, unless the account may post any. */
export function allowedDocument(document: DocumentFields, rights: Rights): DocumentFields {
  if (!rights.isFiltered) return document;
  const filter = new CodeFilter(document.title, rights.leftOut);
  const { excerpt, content, pageSettings } = document;
  return {
    ...document,
    excerpt: filter.text(excerpt),
    content: content.map((element) => filter.element(element)),
    ...(pageSettings && { pageSettings: filter.settings(pageSettings) as PageSettings }),
  };
}

/**
 * A section of a site's settings as the importer may post it.
 *
 * @returns undefined if the section is code
 */
export function allowedSettings(
  section: string,
  values: SettingValues,
  rights: Rights,
): SettingValues | undefined {
  if (!rights.isFiltered) return values;
  const title = settingSections[section as keyof typeof settingSections];
  if (section !== 'code') return new CodeFilter(title, rights.leftOut).settings(values);
  rights.leftOut.add('code', title);
  return undefined;
}

/** Removes code from the texts of an item, and names the item. */
class CodeFilter {
  readonly #title: string;
  readonly #leftOut: LeftOutItems;

  constructor(title: string, leftOut: LeftOutItems) {
    this.#title = title;
    this.#leftOut = leftOut;
  }

  text(text: string): string {
    const filtered = withoutCode(text);
    if (filtered !== undefined) this.#leftOut.add('code', this.#title);
    return filtered ?? text;
  }

  element(element: BuilderElement): BuilderElement {
    return {
      ...element,
      settings: this.settings(element.settings),
      elements: element.elements.map((inner) => this.element(inner)),
    };
  }

  settings(values: SettingValues): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(values).map(([key, one]) => [key, this.#setting(key, one)]),
    );
  }

  #setting(key: string, value: unknown): unknown {
    if (value === '' || value === null || !isCodeSetting(key, value)) return this.#value(value);
    this.#leftOut.add('code', this.#title);
    return '';
  }

  #value(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value)) return value.map((one) => this.#value(one));
    if (typeof value !== 'object' || value === null) return value;
    return this.settings(value as SettingValues);
  }
}
