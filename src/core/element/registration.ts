import { logWarning } from '../dom/log';
import type { Contract } from './contract';
import { type ElementClass, elementClass } from './element';

/**
 * Registers an element under its tag, after the elements that its body renders. Defining a tag twice has no
 * effect: the first definition stays. In a browser that is too old, nothing is registered.
 *
 * @param options `shadow`: render into a shadow root; default: `data-shadow` of the autoload script, else
 * light DOM
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
  else leavePrinted(contract.tag);
  return made;
}

/**
 * False in browsers older than the README requires: the printed markup stays, as if the code had failed to
 * load.
 */
function isSupported(): boolean {
  return 'any' in AbortSignal && 'canParse' in URL;
}

let isToldOfAge = false;

function leavePrinted(tag: string): void {
  document.documentElement.classList.add(`${tag}-failed`);
  if (isToldOfAge) return;
  isToldOfAge = true;
  logWarning(
    'nh-elements: this browser has no AbortSignal.any or URL.canParse, so the printed page stays as it is. ' +
      'Use Chrome 120, Firefox 124, Safari 17.4 or newer.',
  );
}

/**
 * Reads `data-shadow`: `open` or `closed` applies to all tags; a list of tags (`"nh-portfolio
 * nh-region-map"`) opens a shadow root for these only.
 */
function shadowByScript(tag: string): 'open' | 'closed' | false {
  const script = globalThis.document?.querySelector<HTMLScriptElement>('script[data-shadow]');
  const words = script?.dataset.shadow?.split(/[\s,]+/) ?? [];
  if (words.includes('closed')) return 'closed';
  return words.includes('open') || words.includes(tag) ? 'open' : false;
}
