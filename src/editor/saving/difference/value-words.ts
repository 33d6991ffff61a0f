import { isOff, isOn } from '../../../core/config/toggle';
import { settingText } from '../../../core/languages/tool-words';
import type { Field } from '../../../core/settings';
import { listOf, objectOf } from '../../../core/settings/reading';
import { jsonText } from '../../../core/state/json-text';
import { message } from './messages';

/** The longest words of a value, in characters. */
const LONGEST = 200;

const REFERENCE = /^globals\/\w+\?id=([\w-]+)$/;

/** Returns a saved value in words: `On`, `12px`, the label of a choice. */
export function valueWords(field: Field | undefined, value: unknown): string {
  if (value === undefined || value === null || value === '')
    return message('editor.difference.none');
  switch (field?.kind) {
    case 'toggle':
      if (isOn(value)) return message('editor.difference.on');
      return isOff(value) ? message('editor.difference.off') : shortened(value);
    case 'choice':
      return optionWords(field.options[String(value)]) ?? shortened(value);
    case 'global':
      return variableWords(value);
    case 'list':
      return listWords(value);
    default:
      return shortened(objectWords(value) ?? value);
  }
}

function optionWords(label: string | undefined): string | undefined {
  return label === undefined ? undefined : settingText(label);
}

function variableWords(value: unknown): string {
  const [, name] = REFERENCE.exec(String(value)) ?? [];
  const { id = name } = objectOf(value) ?? {};
  return id === undefined
    ? shortened(value)
    : message('editor.difference.variable', { name: String(id) });
}

function listWords(value: unknown): string {
  const items = listOf(value);
  if (!items) return shortened(value);
  const isPlain = items.every((item) => typeof item !== 'object');
  if (isPlain) return shortened(items.join(', '));
  return message('editor.difference.items', { count: items.length });
}

/** The words of a length, of sides, and of a media file or link. */
function objectWords(value: unknown): string | undefined {
  if (typeof value !== 'object' || Array.isArray(value)) return undefined;
  const { size, unit = '', url, top, right, bottom, left } = objectOf(value) ?? {};
  if (isMeasure(size)) return `${size}${unit}`;
  const sides = [top, right, bottom, left];
  if (sides.every(isMeasure)) return sides.map((side) => `${side}${unit}`).join(' ');
  return typeof url === 'string' && url !== '' ? url : undefined;
}

const isMeasure = (value: unknown): boolean =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

function shortened(value: unknown): string {
  const text = typeof value === 'string' ? value : jsonText(value);
  const letters = [...text];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : text;
}
