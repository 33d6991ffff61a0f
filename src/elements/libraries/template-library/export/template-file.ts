import type { TemplateWithContent } from '../../../../api/libraries/template';
import { jsonText } from '../../../../core/state/json-text';

/** A template as a file, which can be imported again. */
export interface TemplateFile {
  readonly name: string;
  readonly text: string;
}

/** The maximum number of characters of the title in the file name. */
const NAME_LENGTH = 80;

/** Serializes a template, without the ids and dates that belong to one source. */
export function templateFile(template: TemplateWithContent): TemplateFile {
  const { title, type, content, page_settings } = template;
  return {
    name: `${fileName(title) || 'template'}.json`,
    text: `${jsonText({ title, type, content, page_settings }, 2)}\n`,
  };
}

/** Returns the letters and digits of a title, joined by hyphens: safe on every file system. */
function fileName(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, NAME_LENGTH).join('').replace(/-$/, '');
}
