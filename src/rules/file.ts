import { acceptedValues } from './accept';
import type { Check } from './check';
import { extensionsOf } from './mime-types';
import type { Rule } from './rule';

/**
 * `file`: each file name has an extension in the accept list (`.jpg`), or one of a MIME type in it
 * (`image/jpeg` or `image/*`), ignoring case.
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
