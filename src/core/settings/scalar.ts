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

/** Reads one value by its field: the value, `JUNK`, or `NOTHING` where it says that nothing is set. */
export function readScalar(field: ScalarField, value: unknown): unknown {
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
  }
}

/**
 * True for what CMSs print where nothing is set: null, and an empty text where neither text, yes and
 * no nor a word of the choice is meant by it.
 */
export function isUnset(field: Field, value: unknown): boolean {
  if (value === undefined) return true;
  // What no kind fits may mean something by each of them.
  if (field.kind === 'raw' || field.kind === 'custom') return false;
  if (value === null) return true;
  if (value !== '' || field.kind === 'text' || field.kind === 'toggle') return false;
  return !(field.kind === 'choice' && Object.hasOwn(field.options, ''));
}
