import { isOff } from '../../../core/config/toggle';
import type { CornersField, GapsField, SidesField } from '../../../core/settings';
import { textOf } from '../../../core/settings/reading';
import { CUSTOM, measureOf } from './measure';

/** A setting of several lengths. */
export type BoxField = SidesField | CornersField | GapsField;

type Saved = Readonly<Record<string, unknown>>;

/** The names under which the page builder saves each length, with that of the parsed form. */
export const boxNames = {
  sides: { top: 'top', right: 'right', bottom: 'bottom', left: 'left' },
  corners: { top: 'topLeft', right: 'topRight', bottom: 'bottomRight', left: 'bottomLeft' },
  gaps: { row: 'row', column: 'column' },
} as const;

/** The lengths of a box as texts. A length with another unit than the box has it in its text. */
export interface Box {
  readonly lengths: Readonly<Record<string, string>>;
  readonly unit: string;
  readonly isLinked: boolean;
}

/** Reads a saved or parsed box, or the length of all its sides. */
export function boxOf(kind: BoxField['kind'], value: unknown, units: readonly string[]): Box {
  const saved = (typeof value === 'object' && value !== null ? value : {}) as Saved;
  const all = measureOf(typeof value === 'object' ? lengthIn(saved) : value, units);
  const unit = typeof saved.unit === 'string' && saved.unit !== '' ? saved.unit : all.unit;
  const lengths = Object.entries(boxNames[kind]).map(([name, parsed]) => {
    const own = saved[parsed] ?? saved[name];
    return [name, own === undefined ? all.size : lengthText(own, unit)] as const;
  });
  return { lengths: Object.fromEntries(lengths), unit, isLinked: !isOff(saved.isLinked ?? true) };
}

function lengthIn(saved: Saved): unknown {
  return 'size' in saved || 'value' in saved ? saved : undefined;
}

function lengthText(value: unknown, unit: string): string {
  if (typeof value !== 'object') return textOf(value) ?? '';
  const length = measureOf(value, [unit]);
  return length.unit === unit ? length.size : `${length.size}${length.unit}`;
}

/** Returns the saved form of a box with the other keys of the former one; undefined if nothing is set. */
export function savedBox(kind: BoxField['kind'], box: Box, former: unknown): object | undefined {
  const { lengths, unit, isLinked } = box;
  const texts = Object.entries(lengths).map(([name, text]) => [name, text.trim()] as const);
  if (isLinked && texts.every(([, text]) => text === '')) return undefined;
  const kept = (typeof former === 'object' ? { ...former } : {}) as Record<string, unknown>;
  for (const parsed of Object.values(boxNames[kind])) delete kept[parsed];
  // Newer versions of the page builder keep the size of both gaps beside them.
  if (kind === 'gaps' && 'size' in kept) kept.size = texts[0]?.[1] ?? '';
  const hasOther = unit !== CUSTOM && texts.some(([, text]) => text !== '' && !isNumber(text));
  const written = texts.map(([name, text]) => [
    name,
    hasOther && isNumber(text) ? `${text}${unit}` : text,
  ]);
  return { ...kept, unit: hasOther ? CUSTOM : unit, ...Object.fromEntries(written), isLinked };
}

function isNumber(text: string): boolean {
  return text !== '' && Number.isFinite(Number(text));
}
