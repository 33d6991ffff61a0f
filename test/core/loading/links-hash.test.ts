import { actionHash } from '../../../src/core/actions';
import { until } from '../element/fixtures';

// Before autoload is imported, as on a page.
const hash = actionHash('elementor', 'lightbox', { id: 1, url: '/demo/assets/box.svg' });
history.replaceState(null, '', hash);
document.body.insertAdjacentHTML('beforeend', `<p data-e-action-hash="${hash}">A</p>`);
await import('./fixtures');

describe('a page that is opened with the hash of an action', () => {
  it('runs it', async () => {
    await until(() => document.querySelector('dialog[open] img[src$="/box.svg"]') !== null);
  });
});
