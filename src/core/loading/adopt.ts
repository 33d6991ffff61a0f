import { type Adoption, type AdoptOptions, adoption, setAdoption } from './adoption';
import { fetchWhen } from './due';
import { fetchElement } from './fetched';
import { library } from './library';
import { isOn } from './links';
import { pageConfig } from './page-config';

let begun: Adoption | undefined;

/**
 * Brings the page builder's own nodes in a root alive in place, those that are there and those that come,
 * without moving, wrapping or redrawing them.
 *
 * @throws TypeError, as a rejection, where `root` is missing or no node
 */
export async function adopt(options: AdoptOptions): Promise<void> {
  if (!adoption) setAdoption(early);
  await beginAdoption();
  await begun?.adopt(options);
}

/** Fetches what adopts, and lets it begin; resolves to whether it came. */
export function beginAdoption(): Promise<boolean> {
  return fetchElement('nh-adoption', async () => {
    const { beginAdoption } = await library.loadAdoption();
    const { registry } = library;
    begun = await beginAdoption({ registry, config: pageConfig(), fetchElement, fetchWhen, isOn });
    setAdoption(begun);
  });
}

/** Until the code is here every widget may be one that it brings alive, so what is clicked in one waits. */
const early: typeof adoption = {
  awaits: (node) => node.matches('[data-widget_type]'),
  async bringAlive(node) {
    // Where its code did not come at first, the whole root is adopted now.
    await adopt({ root: node.getRootNode() });
    return (await begun?.bringAlive(node)) ?? false;
  },
};
