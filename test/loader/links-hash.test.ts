import { actionHash } from '../../src/builder/runtime/actions';
import { until } from '../page-objects/until';

// Printed before autoload is imported, as on a page.
const hash = actionHash('elementor', 'lightbox', { id: 1, url: '/demo/assets/box.svg' });
history.replaceState(null, '', hash);
document.body.insertAdjacentHTML('beforeend', `<p data-e-action-hash="${hash}">A</p>`);
await import('./fixtures');

describe('a page opened with an action hash', () => {
  it('runs the action', async () => {
    await until(() => document.querySelector('dialog[open] img[src$="/box.svg"]') !== null);
  });
});
