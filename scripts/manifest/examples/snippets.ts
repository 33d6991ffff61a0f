import type { SettingsExample } from '../../../src/core/element/example';
import type { FoundContract } from '../../contracts';
import { className } from '../class-name';
import { phpText } from './php-text';
import { settingsText } from './settings-text';

/** An example with settings as a React component of `nh-elements/react`. */
export function reactSnippet(
  contract: FoundContract['contract'],
  { settings, attributes = {} }: SettingsExample,
): string {
  const names = Object.entries(attributes).map(
    ([name, value]) => ` ${name}=${JSON.stringify(value)}`,
  );
  const given = Object.keys(settings).length > 0 ? ` settings={${settingsText(settings)}}` : '';
  const name = className(contract);
  return `import { ${name} } from 'nh-elements/react';

export const example = <${name}${names.join('')}${given} />;`;
}

/** An example with settings as PHP that prints the tag. */
export function phpSnippet(
  { tag }: FoundContract['contract'],
  { settings, attributes = {} }: SettingsExample,
): string {
  const names = Object.entries(attributes).map(([name, value]) => ` ${name}="${printable(value)}"`);
  const start = `<${tag}${names.join('')}`;
  if (Object.keys(settings).length === 0) return `echo ${phpText(`${start}></${tag}>`)};`;
  const format = phpText(`${start.replaceAll('%', '%%')} settings="%s"></${tag}>`);
  return `$settings = ${phpText(settings)};
printf(${format}, htmlspecialchars(json_encode($settings)));`;
}

/** A value of an attribute in double quotes. */
function printable(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
