import { acceptedValues } from './accept';
import { type Check, selectedFiles } from './check';
import { extensionsOf } from './mime-types';
import type { Rule } from './rule';

/**
 * `file`: each file name has an extension in the accept list (`.jpg`), or one of a MIME type in it
 * (`image/jpeg` or `image/*`), ignoring case.
 */
export function hasAcceptedType(rule: Rule): Check {
  const extensions = acceptedExtensions(rule);
  // Most names are lower-case already.
  const isAccepted = (extension: string) =>
    extensions.has(extension) || extensions.has(extension.toLowerCase());
  return selectedFiles((files) => files.every(({ name }) => isAccepted(extension(name))));
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
  // Not `lastIndexOf`, which takes as long as several rules: engines call it outside of compiled code.
  let at = name.length;
  while (at > 0 && name[at - 1] !== '.') at--;
  return at > 0 ? name.slice(at) : '';
}
