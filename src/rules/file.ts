import { acceptedValues } from './accept';
import type { Check } from './check';
import { extensionsOf } from './mime-types';
import type { Rule } from './rule';

/**
 * `file`: each file's name has an extension of the accept list (`.jpg`), or one that belongs to a
 * MIME type of it (`image/jpeg` or `image/*`). Case does not count.
 */
export function hasAcceptedType(rule: Rule): Check {
  const extensions = acceptedExtensions(rule);
  return ({ files }) => files.every(({ name }) => extensions.has(extension(name)));
}

function acceptedExtensions(rule: Rule): Set<string> {
  const extensions = new Set<string>();
  for (const value of acceptedValues(rule)) {
    const entry = value.toLowerCase();
    for (const name of entry.startsWith('.') ? [entry.slice(1)] : extensionsOf(entry)) {
      extensions.add(name);
    }
  }
  return extensions;
}

function extension(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
