import { type Adoption, type AdoptOptions, adoption, setAdoption } from './adoption';
import { fetchWhen } from './due';
import { fetchElement } from './fetch-code';
import { isOn } from './links';
import { loadableCode } from './loadable-code';
import { pageConfig } from './page-config';

let begun: Adoption | undefined;

/**
 * Activates the page builder's existing and future nodes in a root, in place: without moving, wrapping or
 * re-rendering them.
 *
 * @throws TypeError (as a rejection) if `root` is missing or not a node
 */
export async function adopt(options: AdoptOptions): Promise<void> {
  if (!adoption) setAdoption(early);
  await beginAdoption();
  await begun?.adopt(options);
}

/** Loads the adoption code and starts it. Resolves to true if the code was loaded. */
export function beginAdoption(): Promise<boolean> {
  return fetchElement('nh-adoption', async () => {
    const { registry, loadAdoption } = loadableCode;
    const loader = { registry, config: pageConfig(), fetchElement, fetchWhen, isOn };
    begun = await (await loadAdoption()).beginAdoption(loader);
    setAdoption(begun);
  });
}

/** Placeholder until the code is loaded. Nobody knows yet which widgets will be adopted: clicks in all are held. */
const early: typeof adoption = {
  awaits: (node) => node.matches('[data-widget_type]'),
  async activate(node) {
    // Adopts the whole root, in case the first attempt to load the code failed.
    await adopt({ root: node.getRootNode() });
    return (await begun?.activate(node)) ?? false;
  },
};
