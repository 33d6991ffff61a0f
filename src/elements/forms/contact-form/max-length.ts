import type { Field } from './fields';

/** The form plugin's default limits (docs/compatibility/contact-form.md#limits). */
export function defaultMaxLength(type: Field['type']): number {
  return type === 'textarea' ? 2000 : 400;
}
