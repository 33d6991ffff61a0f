import type { Example } from '../../../src/core/element/example';
import { settingsText } from './settings-text';

/** The markup of an example, as a CMS prints it. */
export function exampleHtml(tag: string, example: Example): string {
  if ('html' in example) return example.html;
  const attributes = Object.entries(example.attributes ?? {});
  const names = attributes.map(([name, value]) => ` ${name}="${escaped(value, '"')}"`).join('');
  const settings = settingsText(example.settings);
  const printed = settings === '{}' ? '' : ` settings='${escaped(settings, "'")}'`;
  return `<${tag}${names}${printed}></${tag}>`;
}

const ENTITIES = { '&': '&amp;', '"': '&quot;', "'": '&#39;' } as const;

function escaped(text: string, quote: '"' | "'"): string {
  return text.replaceAll(/[&"']/g, (sign) =>
    sign === '&' || sign === quote ? ENTITIES[sign as keyof typeof ENTITIES] : sign,
  );
}
