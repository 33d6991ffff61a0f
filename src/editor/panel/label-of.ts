import { settingText } from '../../core/languages/tool-words';
import type { Field } from '../../core/settings';

/** Returns the label of a setting in the language of the page; its key, if it has no label. */
export function labelOf({ label }: Pick<Field, 'label'>, key: string): string {
  return label === undefined ? key : settingText(label);
}
