import { hasMotion } from '../../elements/built/motion/occurs';
import { makeVisible } from '../../elements/built/motion/visible';
import type { BuilderNode } from './builder-node';

/** What must stand in the settings' text before it is worth parsing. */
const WORTH_PARSING = /animation|stretch_element/;

/** Applies the common settings that any element may carry: entrance animation and stretch. */
export class ElementMotion {
  #text: string | null = null;
  #run: AbortController | undefined;

  /** Follows the settings as they are printed: on the element, else on the builder's node around it. */
  follow(host: HTMLElement, node: BuilderNode | undefined): void {
    const text = host.getAttribute('settings') ?? node?.settings ?? null;
    if (text === this.#text) return;
    this.end();
    this.#text = text;
    const settings = text && WORTH_PARSING.test(text) ? parsed(text) : undefined;
    if (settings && hasMotion(settings)) this.#apply((node?.node as HTMLElement) ?? host, settings);
  }

  /** Ends what is under way and leaves the element visible. */
  end(): void {
    this.#text = null;
    this.#run?.abort();
    this.#run = undefined;
  }

  #apply(target: HTMLElement, settings: Readonly<Record<string, unknown>>): void {
    const run = new AbortController();
    this.#run = run;
    import('../../elements/built/motion').then(
      ({ applyMotion }) => applyMotion(target, settings, run.signal),
      // Motion is a decoration: without its code the element is at least seen.
      () => makeVisible(target),
    );
  }
}

/** The settings as printed; an element's own schema may know none of the common ones. */
function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === 'object' && data !== null ? { ...data } : undefined;
  } catch {
    // The element itself tells what is wrong with it.
    return undefined;
  }
}
