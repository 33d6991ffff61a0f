import { TITLE_LENGTH } from '../libraries/wire/template';
import { importedTemplate, type TemplateFault } from './import/imported-template';
import type { TemplateDraft } from './state';

/** What a page gives to be saved, as it is sent: a copy, which the page changes no more. Or what is wrong with it. */
export function givenTemplate(draft: {
  readonly title: string;
  readonly [key: string]: unknown;
}): TemplateDraft | TemplateFault {
  // The person is asked for the title anyway.
  const title = [...draft.title].slice(0, TITLE_LENGTH).join('');
  return importedTemplate(copyOf({ ...draft, title }), title);
}

/** Undefined of what no JSON can be made of, such as what holds itself. */
function copyOf(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return undefined;
  }
}
