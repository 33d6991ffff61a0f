import type { Loader } from '../../../core/loading/adoption';
import type { AdoptedPage } from './adopted-page';
import type { Adopter } from './adopter';

/**
 * Begins what a page asks for as a whole: what is printed for the builder's script, snapping, bridges.
 *
 * @param mark of the object that bridges put where the builder's own would be
 */
export function beginPageWide(
  { config, isOn, fetchElement }: Loader,
  { printed, opensLinks, snaps, isEdited }: AdoptedPage,
  adopter: Adopter,
  mark: string,
): void {
  const { signal, tags } = adopter;
  const fetchLinks = (): Promise<boolean> => fetchElement('a');
  // The editor's page is not left by a click on a link, whatever it looks like.
  if (opensLinks || isEdited) void fetchLinks();
  if (opensLinks || (printed && document.querySelector(tags))) void adopter.fetchNodes();
  // In the editor it may be switched on at any time.
  if (snaps || isEdited) {
    void fetchElement('nh-snap', async () => {
      // With it the configuration is in force.
      await adopter.fetchNodes();
      (await import('../scroll-snap')).followScrollSnap(signal);
    });
  }
  const { elements } = Object(printed);
  if (isEdited && elements) {
    void fetchElement('nh-edited-nodes', async () => {
      const { followEditedNodes } = await import('../editing/edited-nodes');
      followEditedNodes(elements, signal);
    });
  }
  if (isOn(config.bridges)) {
    void fetchElement('nh-bridges', async () => {
      const { bridge } = await import('../bridges');
      bridge(printed, { mark, signal, fetchLinks });
    });
  }
}
