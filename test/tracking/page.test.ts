import { expect } from '@open-wc/testing';
import { configureTracking, startTracking, track } from '../../src/tracking/page';
import { until } from '../page-objects/until';

const layer = (): unknown[] => Reflect.get(window, 'ourLayer') ?? [];

/** Resolves when so many events have been pushed. */
function pushed(count: number): Promise<void> {
  return until(() => layer().length >= count);
}

afterEach(() => {
  configureTracking({ consent: false, dataLayer: undefined, catalogue: undefined });
  Reflect.deleteProperty(window, 'ourLayer');
});

describe('tracking that the page’s configuration starts', () => {
  it('keeps settings that a script has made before', async () => {
    configureTracking({ consent: true, dataLayer: 'ourLayer' });
    startTracking({ consent: false, dataLayer: 'theirLayer' });
    track('form_sent', { form: 1 });
    await pushed(1);
    expect(layer()).to.deep.equal([{ event: 'form_sent', form: 1 }]);
    expect(window).not.to.have.property('theirLayer');
  });

  it('tracks the kit tools, the libraries and the page’s menu, each by its own map', async () => {
    configureTracking({ consent: true, dataLayer: 'ourLayer' });
    startTracking({});
    const heard = [
      new CustomEvent('nh-kit-library-delete', { bubbles: true }),
      new CustomEvent('nh-template-undo', { bubbles: true }),
      new CustomEvent('nh-template-save-exposure', { bubbles: true }),
    ];
    for (const event of heard) document.body.dispatchEvent(event);
    await pushed(3);
    expect(layer().map((one) => Reflect.get(Object(one), 'event'))).to.deep.equal([
      'kit_cloud_library_delete',
      'deletion_undo',
      'save_template_context_menu_exposure',
    ]);
  });

  it('loads the catalogue at the first event of the kit tools, and keeps their order', async () => {
    configureTracking({ consent: true, dataLayer: 'ourLayer' });
    startTracking({});
    for (const action of ['Export', 'Import', 'Revert']) {
      const detail = { action };
      document.body.dispatchEvent(new CustomEvent('nh-kit-action', { detail, bubbles: true }));
    }
    await pushed(3);
    expect(layer()).to.deep.equal(
      ['Export', 'Import', 'Revert'].map((action_type) => ({
        event: 'ie_admin_action',
        trigger: 'Click',
        action_type,
      })),
    );
  });
});
