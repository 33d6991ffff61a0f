import { checkRule, type Rule } from '../../src/rules';

type Value = string | File;

/** Creates form data; a field with several values gets several entries. */
export function formData(values: Record<string, Value | Value[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const entry of [value].flat()) data.append(name, entry);
  }
  return data;
}

/** True if a field with these values satisfies a rule. */
export function keeps(rule: Omit<Rule, 'field'>, ...values: Value[]): boolean {
  return checkRule({ field: 'f', ...rule }, formData({ 'f[]': values }));
}

/** A file with this size in bytes. */
export function file(name: string, size = 1): File {
  return new File(['x'.repeat(size)], name);
}
