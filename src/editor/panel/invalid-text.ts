import { type Field, parseSettings } from '../../core/settings';
import { styleKinds } from '../../core/settings/style/style-kinds';
import { message } from './messages';
import { wantedText } from './wanted-text';

/** Returns the sentence about a value that its setting does not accept; undefined for a valid one. */
export function invalidText(field: Field, value: unknown): string | undefined {
  const parsed = parseSettings({ value: field }, { value }, { styles: styleKinds, foreign: true });
  const isValid = parsed !== undefined && parsed.problems.length === 0;
  return isValid ? undefined : message('editor.panel.invalid', { wanted: wantedText(field) });
}
