import { correctPrintedRoles } from '../markup/printed-roles';

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
