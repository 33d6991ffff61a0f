import type { TemplateWithContent } from '../../../../api/libraries/template';
import { templateFile } from './template-file';

/** Downloads a template as a JSON file. */
export function exportTemplate(view: Window, template: TemplateWithContent): void {
  const { name, text } = templateFile(template);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = view.document.createElement('a');
  link.href = address;
  link.download = name;
  // Firefox follows only links that are in the document.
  view.document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the file later.
  view.setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
