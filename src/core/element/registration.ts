import type { Contract } from './contract';
import { type ElementClass, elementClass } from './element';

/**
 * Registers an element under its tag, the elements that its body draws before it. Defining a tag
 * twice is silent: the first stays.
 *
 * @param shadow draw into a shadow root; default: what `data-shadow` on the autoload script says,
 *   else light DOM
 */
export function defineElement<C extends Contract>(
  contract: C,
  { shadow = shadowByScript(contract.tag) }: { shadow?: 'open' | 'closed' | false } = {},
): ElementClass<C> {
  for (const inner of contract.inner ?? []) defineElement(inner);
  const registry = globalThis.customElements;
  const known = registry?.get(contract.tag);
  if (known) return known as unknown as ElementClass<C>;
  const made = elementClass(contract, { shadow: shadow || undefined });
  registry?.define(contract.tag, made);
  return made;
}

/** `data-shadow="open"` means all tags; a list of tags (`"nh-portfolio nh-region-map"`) only these. */
function shadowByScript(tag: string): 'open' | false {
  const script = globalThis.document?.querySelector<HTMLScriptElement>('script[data-shadow]');
  const words = script?.dataset.shadow?.split(/[\s,]+/) ?? [];
  return words.includes('open') || words.includes(tag) ? 'open' : false;
}
