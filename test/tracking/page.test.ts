import { expect } from '@open-wc/testing';
import { configureTracking, startTracking, track } from '../../src/tracking/page';

const layer = (): unknown[] => Reflect.get(window, 'ourLayer') ?? [];

/** Resolves when so many have been pushed. */
async function pushed(count: number): Promise<void> {
  while (layer().length < count) await new Promise(requestAnimationFrame);
}

afterEach(() => {
  configureTracking({ consent: false, dataLayer: undefined, catalogue: undefined });
  Reflect.deleteProperty(window, 'ourLayer');
});

describe('tracking as the page’s configuration begins it', () => {
  it('lets what a script has said before win', async () => {
    configureTracking({ consent: true, dataLayer: 'ourLayer' });
    startTracking({ consent: false, dataLayer: 'theirLayer' });
    track('form_sent', { form: 1 });
    await pushed(1);
    expect(layer()).to.deep.equal([{ event: 'form_sent', form: 1 }]);
    expect(window).not.to.have.property('theirLayer');
  });

  it('hears the kit tools, fetches the catalogue for the first, and keeps them in order', async () => {
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
