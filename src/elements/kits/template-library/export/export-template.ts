import type { TemplateWithContent } from '../../libraries/wire/template';
import { templateFile } from './template-file';

/** Has the browser save a template as a file of JSON. */
export function exportTemplate(view: Window, template: TemplateWithContent): void {
  const { name, text } = templateFile(template);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = view.document.createElement('a');
  link.href = address;
  link.download = name;
  // Firefox follows links of the page alone.
  view.document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file after this turn.
  view.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
