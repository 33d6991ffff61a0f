import type { Adoption, BeginAdoption } from '../../loader/adoption';
import { adoptedPage } from './adopted-page';
import { Adopter } from './adopter';
import { BRIDGE_MARK, isBuilderScriptRunning } from './builder-runtime';
import { hasEntrance, requestEntrance } from './entrance-code';

/**
 * Starts adoption: the builder's nodes are activated in place, without moving, wrapping or re-rendering
 * them. Also starts the bridges for site scripts if the page asks for them. If the builder's own script
 * runs, nothing happens except one warning.
 */
export const beginAdoption: BeginAdoption = async (loader) => {
  // The builder prints its configuration and its script at the end of the page.
  await pageParsed();
  const builder = String(loader.config.builder ?? 'elementor');
  if (isBuilderScriptRunning(builder)) return inactiveAdoption;
  const enters = hasEntrance(builder);
  if (enters) requestEntrance();
  const page = await adoptedPage(loader, builder);
  const adopter = new Adopter(loader, page);
  if (page.isStatic) {
    import('./config-warnings').then(
      ({ tellStaticPage }) => tellStaticPage(),
      () => {},
    );
    // The flag may come from the builder's configuration; loading that code applies it to our tags too.
    await adopter.fetchNodes();
    return inactiveAdoption;
  }
  // The code runs before the first node is due, so that the node need not wait for it.
  if (enters) void adopter.fetchNodes();
  const { isOn, config, fetchElement } = loader;
  if (page.printed || page.snaps || page.isEdited || isOn(config.bridges)) {
    void fetchElement('nh-page', async () => {
      (await import('./page-features')).startPageFeatures(loader, page, adopter, BRIDGE_MARK);
    });
  }
  // Needed if the page's Content-Security-Policy blocks the builder's inline script.
  if (document.querySelector('.e-con.e-parent')) {
    import('../background/lazy-backgrounds').then(
      (code) => code.showBackgroundsNearby(document, page.builder, adopter.signal),
      () => {},
    );
  }
  if (document.querySelector('[role=region],[role=tabpanel],[data-interaction-id]')) {
    void fetchElement('nh-whole-page', async () => {
      (await import('./whole-page')).completePage(adopter, builder);
    });
  }
  return adopter;
};

const refuse = async (): Promise<false> => false;
const inactiveAdoption: Adoption = { adopt: refuse, awaits: () => false, activate: refuse };

async function pageParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
  });
}
