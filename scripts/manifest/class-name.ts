import type { Contract } from '../../src/core/element/contract';

/** `nh-contact-form` → `NhContactForm`. */
export function className({ tag }: Contract): string {
  return tag.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
