import { correctPrintedRoles } from '../markup/printed-roles';
import type { Adopter } from './adopter';

/**
 * Completes the adoption of a page once it has loaded: printed roles, and atomic elements.
 *
 * @param builder the builder's name
 */
export async function completePage(
  adopter: Pick<Adopter, 'signal' | 'require'>,
  builder: string,
): Promise<void> {
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
