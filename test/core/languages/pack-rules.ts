import { expect } from 'chai';

export type Words = Readonly<Record<string, string>>;

/** Every key that a pack of a language must have: a counted message has one for each plural form. */
export function keysOf(code: string, english: Words): string[] {
  const { pluralCategories } = new Intl.PluralRules(code).resolvedOptions();
  const forms = pluralCategories.filter((form) => form !== 'other').map((form) => `.${form}`);
  return Object.keys(english)
    .filter((key) => !isSingular(key, english))
    .flatMap((key) => [key, ...(`${key}.one` in english ? forms.map((f) => key + f) : [])]);
}

/** Whether a key is the English form for one, and not a message whose name happens to end so. */
function isSingular(key: string, english: Words): boolean {
  return key.endsWith('.one') && key.slice(0, -'.one'.length) in english;
}

/** Checks that each text has the placeholders of the English one, and is not empty unless that is. */
export function expectPlaceholders(pack: Words, english: Words): void {
  for (const [key, text] of Object.entries(pack)) {
    const of = english[key] ?? english[key.slice(0, key.lastIndexOf('.'))];
    expect(placeholders(text), key).to.deep.equal(placeholders(of));
    if (of !== '') expect(text, key).to.match(/^\S(?:.*\S)?$/);
  }
}

const placeholders = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** The keys of texts with words that are the same as in English. */
export function sameAsEnglish(pack: Words, english: Words): string[] {
  return Object.keys(pack).filter((key) => {
    const { [key]: text = '' } = pack;
    return text === english[key] && /[a-z]{3}/.test(text.replace(/\{\w+\}/g, ''));
  });
}
