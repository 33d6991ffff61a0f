import type { Adoption, BeginAdoption, Loader } from '../../../core/loading/adoption';
import { type AdoptedPage, adoptedPage } from './adopted-page';
import { Adopter } from './adopter';
import { BRIDGE_MARK, isBuilderHere } from './builder-runtime';

/**
 * Begins what brings the builder's own nodes alive in place, without moving, wrapping or redrawing them,
 * and the bridges for the site's scripts where the page asks for them. Where the builder's own script
 * runs, it does nothing, and says so once.
 */
export const beginAdoption: BeginAdoption = async (loader) => {
  // The builder prints its configuration, and its script, at the page's end.
  await pageParsed();
  const builder = String(loader.config.builder ?? 'elementor');
  if (isBuilderHere(builder)) return standingBack;
  const page = await adoptedPage(loader, builder);
  if (!page.isStatic) return begun(loader, page);
  // The builder may be the one who says so, and it counts for tags of ours, too.
  const { configureBeneath } = await import('../../../core/config');
  configureBeneath(page.fields);
  return standingBack;
};

function begun(loader: Loader, page: AdoptedPage): Adopter {
  const adopter = new Adopter(loader, page);
  const { config, isOn, fetchElement } = loader;
  const { printed, opensLinks } = page;
  const fetchLinks = (): Promise<boolean> => fetchElement('a');
  // The editor's page is not left by a click on a link, whatever it looks like.
  if (opensLinks || page.isEdited) void fetchLinks();
  if (opensLinks || (printed && document.querySelector(adopter.tags))) void adopter.fetchNodes();
  // In the editor it may be switched on at any time.
  if (page.snaps || page.isEdited) {
    void fetchElement('nh-snap', async () => {
      // With it the configuration is in force.
      await adopter.fetchNodes();
      (await import('../scroll-snap')).followScrollSnap(adopter.signal);
    });
  }
  const { elements } = Object(printed);
  if (page.isEdited && elements) {
    void fetchElement('nh-edited-nodes', async () => {
      const { followEditedNodes } = await import('../editing/edited-nodes');
      followEditedNodes(elements, adopter.signal);
    });
  }
  if (isOn(config.bridges)) {
    void fetchElement('nh-bridges', async () => {
      const { bridge } = await import('../bridges');
      bridge(printed, { mark: BRIDGE_MARK, signal: adopter.signal, fetchLinks });
    });
  }
  // An inline script of the builder's shows them, unless the page's policy blocks it.
  if (document.querySelector('.e-con.e-parent:not(.e-lazyloaded)')) {
    void fetchElement('nh-backgrounds', async () => {
      const { showBackgroundsNearby } = await import('../background/lazy-backgrounds');
      showBackgroundsNearby(document, adopter.signal);
    });
  }
  return adopter;
}

const standingBack: Adoption = {
  adopt: async () => {},
  awaits: () => false,
  bringAlive: async () => false,
};

async function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
