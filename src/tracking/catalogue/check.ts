import type { FieldValue, TrackedFields } from '../tracked-event';
import type { EventDeclaration, FieldKind } from './declaration';
import { declarationOf } from './events';
import { isDevelopment } from './is-development';

/**
 * Completes and filters an event's fields by its declaration: adds defaults such as the trigger, and
 * removes unknown fields. Events that are not in the catalogue are returned unchanged.
 *
 * In development, one console error names missing, unknown and invalid fields.
 */
export function catalogue(event: string, fields: TrackedFields): TrackedFields {
  const declared = declarationOf(event);
  if (!declared) return fields;
  if (isDevelopment()) complain(event, mistakes(declared, fields));
  const isKnown = ([name]: [string, FieldValue]) => declared.isOpen || kindOf(declared, name);
  return { ...declared.defaults, ...Object.fromEntries(Object.entries(fields).filter(isKnown)) };
}

function kindOf(declared: EventDeclaration, name: string): FieldKind | undefined {
  if (Object.hasOwn(declared.defaults, name)) return 'text';
  for (const kinds of [declared.fields, declared.optional ?? {}]) {
    if (Object.hasOwn(kinds, name)) return kinds[name];
  }
  return undefined;
}

function mistakes(declared: EventDeclaration, fields: TrackedFields): string[] {
  const missing = Object.keys(declared.fields).filter((name) => fields[name] === undefined);
  const misfits = Object.entries(fields).flatMap(([name, value]) => {
    const kind = kindOf(declared, name);
    if (!kind) return declared.isOpen ? [] : [`it has no field "${name}"`];
    return value === undefined || isOfKind(value, kind) ? [] : [`"${name}" is invalid`];
  });
  return [...missing.map((name) => `"${name}" is missing`), ...misfits];
}

function isOfKind(value: FieldValue, kind: FieldKind): boolean {
  if (typeof kind !== 'string') return kind.includes(String(value));
  if (kind === 'texts') return Array.isArray(value);
  return typeof value === { text: 'string', number: 'number', flag: 'boolean' }[kind];
}

function complain(event: string, what: readonly string[]): void {
  if (what.length === 0) return;
  console.error(
    `nh-elements: the tracked event "${event}" does not match the catalogue (${what.join('; ')}), so ` +
      'unknown fields are not sent. Use the fields of docs/tracking.md.',
  );
}
