import type { Loader } from '../../loader/adoption';
import type { AdoptedPage } from './adopted-page';
import type { Adopter } from './adopter';

/**
 * Starts the features that apply to the whole page: the builder's printed configuration, scroll snapping,
 * editing and bridges.
 *
 * @param mark property that marks our replacement of the builder's global object
 */
export function startPageFeatures(
  { config, isOn, fetchElement }: Loader,
  { printed, opensLinks, snaps, isEdited }: AdoptedPage,
  adopter: Adopter,
  mark: string,
): void {
  const { signal, tags } = adopter;
  const fetchLinks = (): Promise<boolean> => fetchElement('a');
  // In the editor, no click on a link may leave the page.
  if (opensLinks || isEdited) void fetchLinks();
  if (opensLinks || (printed && document.querySelector(tags))) void adopter.fetchNodes();
  // In the editor, snapping can be switched on at any time.
  if (snaps || isEdited) {
    void fetchElement('nh-snap', async () => {
      // Applies the builder's printed configuration.
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
      bridge(printed, { mark, isEdited, signal, fetchLinks });
    });
  }
}
