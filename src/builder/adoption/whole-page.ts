import { correctPrintedRoles } from '../markup/printed-roles';

/** The adoption of the page. Not imported, so that pages without adoption can load this module. */
interface Adopter {
  readonly signal: AbortSignal;
  /** Activates a node by the controller of a tag, when it is due. */
  require(node: Element, tag: string): void;
}

/**
 * Completes the adoption of a page once it has loaded: printed roles, and atomic elements.
 *
 * @param builder the builder's name
 */
export async function completePage(adopter: Adopter, builder: string): Promise<void> {
  await correctRoles(true, adopter.signal);
  if (adopter.signal.aborted || !document.querySelector('[data-interaction-id]')) return;
  const { adoptAtomicElements } = await import('../atomic');
  adoptAtomicElements(adopter, builder);
}

/**
 * Corrects the roles of printed widgets once the page has loaded.
 *
 * @param isAdopted false: only in our tags
 */
export async function correctRoles(isAdopted: boolean, signal?: AbortSignal): Promise<void> {
  await pageLoaded();
  if (!signal?.aborted) correctPrintedRoles(isAdopted);
}

async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}
