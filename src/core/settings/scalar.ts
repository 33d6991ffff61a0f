import { isOff, isOn } from '../config/toggle';
import { readChoice } from './choice';
import { readColour } from './colour';
import { readDate } from './date';
import type {
  Field,
  GroupField,
  ListField,
  RecordField,
  RulesField,
  StyleField,
  VariantsField,
} from './declaration';
import { readLength } from './length';
import { readMedia } from './media';
import { readNumber } from './number';
import { JUNK, textOf } from './reading';
import { readUrl } from './url';

/** A field whose value is read as a whole. */
export type ScalarField = Exclude<
  Field,
  ListField | GroupField | VariantsField | RecordField | RulesField
>;

/** Reads a value of a kind of page styles, as `readScalar` does. */
export type StyleReader = (field: StyleField, value: unknown) => unknown;

/**
 * Reads one value by its field: the value, `JUNK` if it is invalid, or `NOTHING` if it is empty.
 */
export function readScalar(field: ScalarField, value: unknown, styles?: StyleReader): unknown {
  switch (field.kind) {
    case 'text':
      return textOf(value) ?? JUNK;
    case 'number':
      return readNumber(value, field);
    case 'toggle':
      return isOn(value) || (isOff(value) ? false : JUNK);
    case 'choice':
      return readChoice(value, field);
    case 'colour':
      return readColour(value);
    case 'length':
      return readLength(value, field);
    case 'url':
      return readUrl(value, field);
    case 'media':
      return readMedia(value);
    case 'date':
      return readDate(value);
    case 'raw':
      return field.accepts?.(value) === false ? JUNK : value;
    case 'custom':
      return value;
    default:
      return styles ? styles(field, value) : JUNK;
  }
}

/**
 * True for the values that CMSs print if nothing is set: null, and an empty text unless the field is a
 * text, a toggle or a choice with an empty option.
 */
export function isUnset(field: Field, value: unknown): boolean {
  if (value === undefined) return true;
  // In a `raw` or `custom` value, null and empty text may have a meaning.
  if (field.kind === 'raw' || field.kind === 'custom') return false;
  if (value === null) return true;
  if (value !== '' || field.kind === 'text' || field.kind === 'toggle') return false;
  return !(field.kind === 'choice' && Object.hasOwn(field.options, ''));
}
