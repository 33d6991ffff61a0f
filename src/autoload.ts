/**
 * The one script that a page needs: finds `nh-…` tags and loads the code of each when it is due.
 *
 * `<script type="module" src="…/autoload.js"></script>`. With `data-shadow="open"` (or a list of tags), the
 * elements render into shadow roots. Contains no React.
 */
import { pageConfig } from './loader/page-config';
import { startLoading } from './loader/start';
import { registry } from './registry';

export type * from './elements/tag-names';
export { adopt } from './loader/adopt';
export { fetchElement } from './loader/fetch-code';
export { observe } from './loader/observe';

const { tracking } = typeof document === 'undefined' ? {} : pageConfig();
if (tracking?.beacon || tracking?.dataLayer) {
  // The admin tools keep events that are dispatched before it arrives. Content blockers may block it.
  import('./tracking/page').then(
    (code) => code.startTracking(tracking),
    () => {},
  );
}

startLoading({
  registry,
  loadAdoption: () => import('./builder/adoption'),
  loadLinks: () => import('./elements/works/lightbox/links/links'),
});
