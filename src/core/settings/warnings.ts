import { logWarning } from '../dom/log';
import type { Field, Fields, VariantsField } from './declaration';
import { LENGTH_UNITS } from './length';
import { mistakes } from './mistakes';
import { nearestWord } from './nearest';
import { hasOwn } from './own';
import type { KnownKeys, SettingProblem } from './problem';
import { objectOf } from './reading';
import { URL_SCHEMES } from './url';

/** The warnings given to each element, and to the page for those without an element. */
const told = new WeakMap<object, Set<string>>();
const page = {};

/** The maximum number of warnings per element: a long list of invalid items is one mistake. */
const MOST = 10;

/**
 * Logs each problem of settings once, with the element, if any, as the console's second argument.
 */
export function warn(
  host: Element | undefined,
  source: string,
  problems: readonly SettingProblem[],
): void {
  const known = told.get(host ?? page) ?? new Set();
  told.set(host ?? page, known);
  const who = host ? `<${host.localName}>` : 'nh-elements';
  const about = host ? [host] : [];
  const more = `its ${source} have more than these ${MOST} mistakes; the others are ignored too. Correct these first.`;
  if (problems.length > MOST && known.has(more)) return;
  const fresh: string[] = [];
  for (const problem of mistakes(problems)) {
    if (fresh.length === MOST + 1) break;
    const words = problemWords(source, problem);
    if (known.has(words)) continue;
    known.add(words);
    fresh.push(words);
  }
  for (const words of fresh.slice(0, MOST)) logWarning(`${who}: ${words}`, ...about);
  if (fresh.length <= MOST) return;
  known.add(more);
  logWarning(`${who}: ${more}`, ...about);
}

/** Returns a problem for each key that is unknown but resembles a known one. */
export function misspelt(keys: readonly string[], known: Fields): SettingProblem[] {
  const names = Object.keys(known);
  return keys
    .filter((key) => !names.includes(key) && nearestWord(key, names) !== undefined)
    .map((key) => ({
      path: [key],
      came: undefined,
      known: { declarations: [known], devices: [] },
    }));
}

/** Returns a warning in three parts: the problem, its effect and the remedy. */
export function problemWords(
  source: string,
  { path, came, ...problem }: SettingProblem,
  wantedBy: (field: Field) => string = allowed,
): string {
  const place = pathText(source, path);
  const { field, missing, known } = problem;
  if (!field && missing !== undefined) {
    const around = pathText(source, path.slice(0, -1));
    return `${place} is unknown, and ${around} is ignored without "${missing}". Did you mean "${missing}"?`;
  }
  if (!field) return `${place} is unknown, so it has no effect. ${adviceOnKey(path.at(-1), known)}`;
  const { effect, outcome } = consequence(path, field);
  if (missing !== undefined) return `${place} has no valid "${missing}", ${outcome}. Add one.`;
  const data = field.kind === 'variants' ? objectOf(came) : undefined;
  if (field.kind === 'variants' && data) return variantWords(place, field, data, outcome);
  const wanted = wantedBy(field);
  return `${place} is ${receivedText(came)}, which is not ${wanted}, ${outcome}. Print ${wanted}${effect}.`;
}

/** Names the missing or unknown variant of an object, such as the `type` of a form's field. */
function variantWords(
  place: string,
  { by, variants }: VariantsField,
  data: Readonly<Record<string, unknown>>,
  outcome: string,
): string {
  const names = Object.keys(variants);
  const choices = `one of ${names.map(quoted).join(', ')}`;
  const key = Object.keys(data).find((name) => name.toLowerCase() === by.toLowerCase());
  if (key === undefined || data[key] === undefined)
    return `${place} has no "${by}", ${outcome}. Add ${choices}.`;
  const fault = `the "${by}" of ${place} is ${receivedText(data[key])}, which is unknown`;
  const nearest = nearestWord(String(data[key]), names);
  const advice = nearest === undefined ? `Print ${choices}.` : `Did you mean "${nearest}"?`;
  return `${fault}, ${outcome}. ${advice}`;
}

function consequence(
  path: readonly (string | number)[],
  field: Field,
): { readonly effect: string; readonly outcome: string } {
  if (typeof path.at(-1) === 'number') return { effect: '', outcome: 'so it is ignored' };
  const effect = ', or remove the key';
  if (field.kind === 'choice' && field.instead !== undefined)
    return { effect, outcome: `so it counts as ${quoted(field.instead)}` };
  const fallback = hasOwn(field, 'default') ? field.default : undefined;
  return fallback === undefined
    ? { effect, outcome: 'so it counts as not set' }
    : { effect, outcome: `so its default ${receivedText(fallback)} is used` };
}

function adviceOnKey(name: string | number | undefined, known?: KnownKeys): string {
  const nearest = nearestWord(String(name), known ? namesOf(known) : []);
  if (nearest !== undefined) return `Did you mean "${nearest}"?`;
  return 'Remove it, or look its name up in docs/elements.';
}

/** Returns every key in all its spellings, with devices as suffixes. */
function namesOf({ declarations, devices }: KnownKeys): string[] {
  const fields = declarations.flatMap((declared) => Object.entries(declared));
  return fields.flatMap(([key, { responsive }]) => [
    key,
    ...(responsive ? devices.map((device) => `${key}_${device}`) : []),
  ]);
}

/** Returns a path as code: `settings.items[3].url` */
export function pathText(source: string, path: readonly (string | number)[]): string {
  const steps = path.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    return /^[a-z_$][\w$]{0,63}$/i.test(step) ? `.${step}` : `[${quoted(step)}]`;
  });
  return source + steps.join('');
}

/** Returns a short text from which the value can be recognised. */
function receivedText(came: unknown): string {
  if (typeof came === 'string') return quoted(came);
  if (Array.isArray(came)) return `a list of ${came.length}`;
  return typeof came === 'object' && came !== null ? 'an object' : String(came);
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}

/** Describes the values that a field accepts. */
export function allowed(field: Field): string {
  switch (field.kind) {
    case 'text':
      return 'a text';
    case 'number':
      return `${field.step === 1 ? 'a whole number' : 'a number'}${bounds(field)}`;
    case 'toggle':
      return 'a yes or no (true, false, "yes", "no", 1, 0)';
    case 'choice':
      return `one of ${Object.keys(field.options).map(quoted).join(', ')}`;
    case 'colour':
      return 'a CSS colour';
    case 'length':
      return `a CSS length${bounds(field)} (${(field.units ?? LENGTH_UNITS).join(', ')})`;
    case 'url':
      return `a relative address or one of ${(field.schemes ?? URL_SCHEMES).join(', ')}`;
    case 'media':
      return 'the address of a file, or an object with its "url"';
    case 'date':
      return 'a date such as "2026-11-22" or "2026-11-22 10:30"';
    case 'list':
      return 'a list';
    case 'group':
    case 'record':
      return 'an object';
    case 'variants':
      return `an object whose "${field.by}" is one of ${Object.keys(field.variants).map(quoted).join(', ')}`;
    case 'rules':
      return 'a form schema ({ "rules": [{ "rule": … }] })';
    default:
      return (field.kind === 'raw' && field.wanted) || 'what the reference asks for';
  }
}

/** The bounds of a number. */
type Bounds = { readonly min?: number; readonly above?: number; readonly max?: number };

/** Describes the bounds of a number. */
export function bounds({ min, above, max }: Bounds): string {
  const below = max === undefined ? '' : `at most ${max}`;
  if (min !== undefined)
    return max === undefined ? ` of at least ${min}` : ` from ${min} to ${max}`;
  if (above !== undefined) return ` above ${above}${below && ` and of ${below}`}`;
  return below && ` of ${below}`;
}
