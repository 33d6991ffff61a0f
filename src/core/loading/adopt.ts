import { type Adoption, type AdoptOptions, adoption, setAdoption } from './adoption';
import { fetchWhen } from './due';
import { fetchElement } from './fetched';
import { library } from './library';
import { isOn } from './links';
import { pageConfig } from './page-config';

const asked: AdoptOptions[] = [];
let begun: Adoption | undefined;

/**
 * Brings the page builder's own nodes in a root alive in place, those that are there and those that come,
 * without moving, wrapping or redrawing them.
 *
 * @throws TypeError, as a rejection, where `root` is missing or no node
 */
export async function adopt(options: AdoptOptions): Promise<void> {
  asked.push(options);
  if (!adoption) setAdoption(early);
  await beginAdoption();
  // A second time, which adds nothing, but tells the caller what is wrong with the root.
  await begun?.adopt(options);
}

/** Fetches what adopts, and lets it begin; resolves to whether it came. */
export function beginAdoption(): Promise<boolean> {
  return fetchElement('nh-adoption', async () => {
    const { beginAdoption } = await library.loadAdoption();
    const { registry } = library;
    begun = await beginAdoption({ registry, config: pageConfig(), fetchElement, fetchWhen, isOn });
    setAdoption(begun);
    for (const options of asked) begun.adopt(options).catch(() => {});
  });
}

/** Until the code is here every widget may be one that it brings alive, so what is clicked in one waits. */
const early: typeof adoption = {
  awaits: (node) => node.matches('[data-widget_type]'),
  bringAlive: async (node) => ((await beginAdoption()) && begun?.bringAlive(node)) || false,
};
