import { expect } from '@open-wc/testing';
import { siteConfig } from '../../../src/core/config';
import { rendered, until } from '../../page-objects/until';
import { accordion, accordionContent, bringPageAlive, isLive, show } from './fixtures';

const found = show(
  `${accordion('id="it"')}<nh-accordion loading="eager">${accordionContent('One')}</nh-accordion>`,
);
Object.assign(window, { elementorFrontendConfig: { is_static: true } });
await bringPageAlive({ adopt: true, bridges: true });

describe('a page that the builder’s configuration declares static', () => {
  it('activates no node, no tag and no bridge', async () => {
    await until(() => siteConfig().isStatic === true);
    await customElements.whenDefined('nh-accordion');
    await rendered();
    expect(isLive(found('#it'))).to.equal(false);
    expect(isLive(found('nh-accordion'))).to.equal(false);
    expect(Reflect.has(window, 'elementorFrontend')).to.equal(false);
  });
});
