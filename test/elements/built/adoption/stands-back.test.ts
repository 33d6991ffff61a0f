import { expect } from '@open-wc/testing';
import {
  accordion,
  bringPageAlive,
  isLive,
  printedAs,
  settled,
  show,
  told,
  until,
} from './fixtures';

await bringPageAlive({ adopt: true });

describe('where the builder’s own script comes later', () => {
  it('everything that was adopted ends, once told, and nothing more is adopted', async () => {
    const find = show(accordion('id="it"'));
    const printed = printedAs(find('#it'));
    await until(() => isLive(find('#it')));
    const warnings = await told('warn', async () => {
      Object.assign(window, { elementorFrontend: {} });
      window.dispatchEvent(new Event('elementor/frontend/init'));
      await until(() => !isLive(find('#it')));
      find('#it').insertAdjacentHTML('afterend', accordion('id="later"'));
      window.dispatchEvent(new Event('elementor/frontend/init'));
      await settled();
    });
    expect(printedAs(find('#it'))).to.equal(printed);
    expect(isLive(find('#later'))).to.equal(false);
    expect(warnings).to.have.lengthOf(1);
    expect(warnings[0]).to.match(/elementorFrontend.* runs on this page/);
  });
});
