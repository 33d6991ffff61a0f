/**
 * The one script that a page needs: finds `nh-…` tags and fetches each one's code when it is due.
 *
 * `<script type="module" src="…/autoload.js"></script>`; with `data-shadow="open"` (or a list of
 * tags) the elements draw into shadow roots. Holds no React.
 */
import { pageConfig } from './core/loading/page-config';
import { startLoading } from './core/loading/start';
import { registry } from './registry';

export { adopt } from './core/loading/adopt';
export { fetchElement } from './core/loading/fetched';
export { observe } from './core/loading/observe';
export type * from './elements/tag-names';

const { tracking } = typeof document === 'undefined' ? {} : pageConfig();
if (tracking?.beacon || tracking?.dataLayer) {
  // Before any element, so that what one tells first is heard too. Blockers of trackers keep it away.
  import('./tracking/page').then(
    ({ startTracking }) => startTracking(tracking),
    () => {},
  );
}

startLoading({
  registry,
  loadAdoption: () => import('./elements/built/adoption'),
  loadLinks: () => import('./elements/works/lightbox/links/links'),
});
