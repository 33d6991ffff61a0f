import type { Contract } from './contract';
import { type ElementClass, elementClass } from './element';

/**
 * Registers an element under its tag, the elements that its body draws before it, in the same way.
 * Defining a tag twice is silent: the first stays. In a browser that is too old nothing is registered.
 *
 * @param options `shadow`: draw into a shadow root; default: what `data-shadow` on the autoload script
 *   says, else light DOM
 */
export function defineElement<C extends Contract>(
  contract: C,
  options: { shadow?: 'open' | 'closed' | false } = {},
): ElementClass<C> {
  for (const inner of contract.inner ?? []) defineElement(inner, options);
  const registry = globalThis.customElements;
  const known = registry?.get(contract.tag);
  if (known) return known as unknown as ElementClass<C>;
  const { shadow = shadowByScript(contract.tag) } = options;
  const made = elementClass(contract, { shadow: shadow || undefined });
  if (!registry) return made;
  if (isSupported()) registry.define(contract.tag, made);
  else document.documentElement.classList.add(`${contract.tag}-failed`);
  return made;
}

/** False in browsers older than README names: what is printed serves there, as where code did not come. */
function isSupported(): boolean {
  return 'any' in AbortSignal && 'canParse' in URL;
}

/**
 * `data-shadow="open"` or `"closed"` means all tags; a list of tags (`"nh-portfolio nh-region-map"`)
 * opens only these.
 */
function shadowByScript(tag: string): 'open' | 'closed' | false {
  const script = globalThis.document?.querySelector<HTMLScriptElement>('script[data-shadow]');
  const words = script?.dataset.shadow?.split(/[\s,]+/) ?? [];
  if (words.includes('closed')) return 'closed';
  return words.includes('open') || words.includes(tag) ? 'open' : false;
}
