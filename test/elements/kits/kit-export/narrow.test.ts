import { expect } from '@open-wc/testing';
import { atCustomize, cleared, newServer } from '../../../page-objects/kit-export';
import { rendered } from '../../../page-objects/until';

beforeEach(newServer);
afterEach(cleared);

it('an export fits into a phone’s width on a site without a global `box-sizing`', async () => {
  const kit = await atCustomize();
  kit.host.style.inlineSize = '350px';
  await rendered();
  expect(kit.host.scrollWidth).to.equal(350);
});
