import type { TemplateWithContent } from '../../libraries/wire/template';

/** A template as a file, which an import takes back. */
export interface TemplateFile {
  readonly name: string;
  readonly text: string;
}

/** Characters of the title that a file’s name has. */
const NAME_LENGTH = 80;

/** What is exported of a template: no ids or dates, which belong to one library. */
export function templateFile(template: TemplateWithContent): TemplateFile {
  const { title, type, content, page_settings } = template;
  return {
    name: `${fileName(title) || 'template'}.json`,
    text: `${JSON.stringify({ title, type, content, page_settings }, null, 2)}\n`,
  };
}

/** Letters and digits of all scripts, with hyphens between: no system reads them as anything but a name. */
function fileName(title: string): string {
  const words =
    title
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, NAME_LENGTH).join('').replace(/-$/, '');
}
