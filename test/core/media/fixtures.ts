export const YOUTUBE = 'https://youtu.be/a-B_c1D2e3F';

/** A box of 320×180 on an otherwise empty page. */
export function someBox(): HTMLElement {
  const box = document.createElement('div');
  box.style.cssText = 'inline-size: 320px; block-size: 180px';
  document.body.replaceChildren(box);
  return box;
}

/**
 * Keeps the scripts of this file's tests from being fetched; answers with those that were to be since
 * the test began.
 */
export function heldScripts(): () => HTMLScriptElement[] {
  let held: HTMLScriptElement[] = [];
  const append = document.head.append.bind(document.head);
  beforeEach(() => {
    held = [];
    document.head.append = (...nodes) => {
      for (const node of nodes) {
        if (node instanceof HTMLScriptElement) held.push(node);
        else append(node);
      }
    };
  });
  afterEach(() => {
    document.head.append = append;
  });
  return () => held;
}

/** Finishes a held script, with `made` as its global. */
export function runScript(script: HTMLScriptElement | undefined, made: object): void {
  Object.assign(window, made);
  script?.dispatchEvent(new Event('load'));
}

/** Resolves when all immediate work is done. */
export function settled(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
