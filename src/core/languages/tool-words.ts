import { defineMessages, type FormatMessage } from '../config/define-messages';
import { siteLanguage, type Words, wordsOf } from '../config/language';
import { configListeners } from '../config/site';
import { markEnglishText } from './english-texts';
import { type ToolFamily, toolPacks } from './tool-packs';

/** The messages of each family of administrators' tools. */
const toolWords = Object.fromEntries(
  Object.entries(toolPacks).map(([family, packs]) => [family, wordsOf(packs)]),
) as Readonly<Record<ToolFamily, Words>>;

/** The messages of a tool's module, with the family whose packs translate them. */
export interface FormatToolMessage<Key extends string> extends FormatMessage<Key> {
  readonly family: ToolFamily;
}

/**
 * Declares messages that only administrators see. They are overridden as those of visitors (`defineMessages`), but
 * translated in the packs of their family, which `withWords` loads.
 */
export function defineToolMessages<Key extends string>(
  family: ToolFamily,
  defaults: Readonly<Record<Key, string>>,
): FormatToolMessage<Key> {
  return Object.assign(defineMessages(defaults, toolWords[family]), { family });
}

/** Whether languages differ in a text, as in `Off` and `No`, unlike `H1`, `URL` and `16:9`. */
export function isTranslatable(text: string): boolean {
  return /\p{L}\p{Ll}/u.test(text);
}

/**
 * Returns the translation of a label or description of a setting, or the text itself in English, and where it has no
 * translation.
 */
export function settingText(text: string): string {
  const translation = toolWords.settings.pack()?.[text];
  if (translation === undefined && siteLanguage() !== 'en' && isTranslatable(text)) {
    markEnglishText(text);
  }
  return translation ?? text;
}

/**
 * Makes the loading of a tool's code wait for the messages of its families, which are requested at the same time. After
 * a change of the site's language, the tool is drawn again when the messages have come.
 *
 * @param load `again`: the query to append to the address after a failed load
 */
export function withWords<M>(
  families: readonly ToolFamily[],
  load: (again?: string) => Promise<M>,
): (again?: string) => Promise<M> {
  return async (again) => {
    const [module] = await Promise.all([load(again), comingWords(families)]);
    configListeners.add(() => void comingWords(families)?.then(() => configListeners.notify()));
    return module;
  };
}

/**
 * Loads the messages of families in the site's language. Resolves when they are loaded, or will not come soon; undefined if
 * there is nothing to wait for.
 */
export function comingWords(families: readonly ToolFamily[]): Promise<unknown> | undefined {
  const coming = families.flatMap((family) => toolWords[family].coming() ?? []);
  return coming.length > 0 ? Promise.all(coming) : undefined;
}
