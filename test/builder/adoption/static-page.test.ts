import { expect } from '@open-wc/testing';
import { siteConfig } from '../../../src/core/config';
import { captureConsole } from '../../page-objects/captured-console';
import { rendered, until } from '../../page-objects/until';
import { accordion, accordionContent, bringPageAlive, isLive, show } from './fixtures';

const found = show(
  `${accordion('id="it"')}<nh-accordion loading="eager">${accordionContent('One')}</nh-accordion>`,
);
Object.assign(window, { elementorFrontendConfig: { is_static: true } });
const said = captureConsole('info');
await bringPageAlive({ adopt: true, bridges: true });

after(() => said.restore());

describe('a page that the builder’s configuration declares static', () => {
  it('activates no node, no tag and no bridge', async () => {
    await until(() => siteConfig().isStatic === true);
    await customElements.whenDefined('nh-accordion');
    await rendered();
    expect(isLive(found('#it'))).to.equal(false);
    expect(isLive(found('nh-accordion'))).to.equal(false);
    expect(Reflect.has(window, 'elementorFrontend')).to.equal(false);
  });

  it('says once in the console why adoption stops', async () => {
    const ofAdoption = () =>
      said.messages.filter((line) => line.startsWith('nh-elements: the page is'));
    await until(() => ofAdoption().length > 0);
    expect(ofAdoption()).to.have.lengthOf(1);
  });
});
