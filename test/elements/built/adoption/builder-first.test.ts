import { expect } from '@open-wc/testing';
import { accordion, bringPageAlive, isLive, settled, show, told } from './fixtures';

describe('where the builder’s own script runs', () => {
  it('nothing is adopted or bridged, which is told once', async () => {
    Object.assign(window, { elementorFrontend: {} });
    const find = show(accordion('id="it"'));
    const warnings = await told('warn', async () => {
      const { adopt } = await bringPageAlive({ adopt: true, bridges: true });
      await adopt({ root: document });
      await settled();
    });
    expect(isLive(find('#it'))).to.equal(false);
    expect(warnings).to.have.lengthOf(1);
    expect(Reflect.get(window, 'elementorFrontend')).to.deep.equal({});
  });
});
