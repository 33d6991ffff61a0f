import type { Adoption, BeginAdoption } from '../../../core/loading/adoption';
import { showBackgroundsNearby } from '../background/lazy-backgrounds';
import { adoptedPage } from './adopted-page';
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
  const adopter = new Adopter(loader, page);
  if (page.isStatic) {
    // The builder may be the one who says so, and with their code it counts for tags of ours, too.
    await adopter.fetchNodes();
    return standingBack;
  }
  const { isOn, config, fetchElement } = loader;
  if (page.printed || page.snaps || page.isEdited || isOn(config.bridges)) {
    void fetchElement('nh-page', async () => {
      (await import('./page-wide')).beginPageWide(loader, page, adopter, BRIDGE_MARK);
    });
  }
  // An inline script of the builder's shows them, unless the page's policy blocks it.
  showBackgroundsNearby(document, page.builder, adopter.signal);
  return adopter;
};

const refuse = async (): Promise<false> => false;
const standingBack: Adoption = { adopt: refuse, awaits: () => false, bringAlive: refuse };

async function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
