import type { Adopter } from '../adoption/adopter';
import { type AtomicKind, atomicKinds } from './kinds';

/**
 * Activates atomic elements of the builder whose own script is missing, present and future ones, and warns once
 * (docs/compatibility/page-builder-markup.md#atomic-elements). Elements whose script runs are left to it. Call it
 * when the page has loaded.
 *
 * @param builder the builder's name, which is the prefix of its globals and handles
 */
export function adoptAtomicElements(
  adopter: Pick<Adopter, 'signal' | 'require'>,
  builder: string,
): void {
  const missing = atomicKinds.filter((kind) => !isScriptRunning(kind, builder));
  const printed = missing.filter(({ selector }) => document.querySelector(selector));
  if (printed.length > 0) warn(printed, builder);
  const adoptIn = (root: Element | Document): void => {
    for (const { selector, tag } of missing) {
      if (!tag) continue;
      if ('matches' in root && root.matches(selector)) adopter.require(root, tag);
      for (const node of root.querySelectorAll(selector)) adopter.require(node, tag);
    }
  };
  adoptIn(document);
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        // Not `instanceof`: the node may come from another window's document.
        if (node.nodeType === Node.ELEMENT_NODE) adoptIn(node as Element);
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
  adopter.signal.addEventListener('abort', () => observer.disconnect(), { once: true });
}

/** Whether the script of a kind runs: it waits in the builder's list of scripts until the builder's runtime runs it. */
function isScriptRunning({ script, handles }: AtomicKind, builder: string): boolean {
  if (!script) return document.getElementById(`${builder}-${handles[0]}-js`) !== null;
  const { frontendHandlers } = Object(Reflect.get(globalThis, `${builder}V2`));
  const scripts: unknown = Reflect.get(globalThis, `webpackChunk${builder}Frontend`);
  if (!frontendHandlers || !Array.isArray(scripts)) return false;
  // The runtime replaces `push`.
  const hasRuntime = Object.hasOwn(scripts, 'push');
  return hasRuntime && scripts.some((entry) => script.test(codeOf(entry)));
}

/** The code of a script of the list: its names, its modules. */
function codeOf(entry: unknown): string {
  return Object.values(Object(Object(entry)[1]))
    .map(String)
    .join('\n');
}

/** A page without the code of the warnings works the same. */
function warn(kinds: readonly AtomicKind[], builder: string): void {
  import('../adoption/config-warnings').then(
    ({ warnOfAtomicElements }) => warnOfAtomicElements(kinds, builder),
    () => {},
  );
}
