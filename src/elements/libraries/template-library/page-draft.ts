import { TITLE_LENGTH } from '../../../api/libraries/template';
import { jsonText } from '../../../core/state/json-text';
import { importedTemplate, type TemplateFault } from './import/imported-template';
import type { TemplateDraft } from './state';

/**
 * Validates and copies the template of the `draft` property. Later changes by the page do not affect the copy.
 *
 * @returns the copy, or the reason why the draft is not a valid template
 */
export function pageDraft(draft: {
  readonly title: string;
  readonly [key: string]: unknown;
}): TemplateDraft | TemplateFault {
  // A title that is too long is cut, since the person can edit it in the dialog.
  const title = [...draft.title].slice(0, TITLE_LENGTH).join('');
  return importedTemplate(copyOf({ ...draft, title }), title);
}

/** Returns a deep copy, or undefined if the value cannot be serialized, for example because of a cycle. */
function copyOf(value: unknown): unknown {
  try {
    return JSON.parse(jsonText(value));
  } catch {
    return undefined;
  }
}
