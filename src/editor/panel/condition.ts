import { builderDevices } from '../../core/breakpoints/builder-devices';
import { defaultOf } from '../../core/element/values';
import {
  type Condition,
  type Field,
  type Fields,
  parseValue,
  type WantedValue,
} from '../../core/settings';

type Values = Readonly<Record<string, unknown>>;

/** Returns the settings that have an effect: those without a condition, and those whose condition is met. */
export function fieldsWithEffect(fields: Fields, settings: Values): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, { shownIf = {} }]) => isMet(shownIf, fields, settings)),
  );
}

function isMet(condition: Condition, fields: Fields, settings: Values): boolean {
  return Object.entries(condition).every(([key, wanted]) =>
    valuesOf(key, fields[key], settings).some((value) => isWanted(wanted, value)),
  );
}

/** Returns the values of a setting: that of all devices, and those of single ones. */
function valuesOf(key: string, field: Field | undefined, settings: Values): readonly unknown[] {
  if (!field) return [settings[key]];
  const read = (saved: unknown): unknown => parseValue(field, saved).value;
  const plain = read(settings[key]) ?? defaultOf(field);
  if (!field.responsive) return [plain];
  return [
    plain,
    ...Object.keys(builderDevices).map((device) => read(settings[`${key}_${device}`])),
  ];
}

function isWanted(wanted: WantedValue, value: unknown): boolean {
  if (Array.isArray(wanted)) return wanted.some((one) => isWanted(one, value));
  if (typeof wanted === 'object') return isFilled(value);
  return (value ?? (typeof wanted === 'boolean' ? false : '')) === wanted;
}

/** True for a value that sets something: a link, a file or an icon needs its address or name. */
function isFilled(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (typeof value !== 'object' || value === null) return (value ?? '') !== '';
  const { url, value: own = url }: { readonly url?: unknown; readonly value?: unknown } = value;
  return isFilled(own);
}
