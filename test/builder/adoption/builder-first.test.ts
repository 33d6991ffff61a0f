import { expect } from '@open-wc/testing';
import { rendered } from '../../page-objects/until';
import { accordion, bringPageAlive, isLive, show, told } from './fixtures';

describe('a page with the builder’s own script', () => {
  it('adopts and bridges nothing, and warns once', async () => {
    Object.assign(window, { elementorFrontend: {} });
    const find = show(accordion('id="it"'));
    const warnings = await told('warn', async (firstLine) => {
      const { adopt } = await bringPageAlive({ adopt: true, bridges: true });
      await adopt({ root: document });
      await firstLine;
      await rendered();
    });
    expect(isLive(find('#it'))).to.equal(false);
    expect(warnings).to.have.lengthOf(1);
    expect(Reflect.get(window, 'elementorFrontend')).to.deep.equal({});
  });
});
