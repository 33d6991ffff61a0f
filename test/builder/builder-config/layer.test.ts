import { expect } from '@open-wc/testing';
import { configure, onConfigChange, siteConfig } from '../../../src/core/config';
import { until } from '../../page-objects/until';
import { accordion, bringPageAlive, isLive, show } from '../adoption/fixtures';

/** As if the page's policy blocked the builder's inline script. */
const script = document.createElement('script');
script.type = 'text/plain';
script.id = 'elementor-frontend-js-before';
script.textContent = `var elementorFrontendConfig = ${JSON.stringify({
  version: '3.32.5',
  kit: { stretched_section_container: '#main' },
  experimentalFeatures: { container: true },
  i18n: { close: 'Schließen', next: 'Weiter' },
})};`;
document.head.append(script);
await bringPageAlive({
  adopt: true,
  version: 'ours',
  messages: { 'lightbox.close': 'Zu' },
});

describe('the builder’s printed configuration', () => {
  it('has lower precedence than our printed and scripted configuration, and updates elements', async () => {
    let told = 0;
    onConfigChange(() => told++);
    const find = show(accordion('id="it"'));
    await until(() => isLive(find('#it')));
    expect(told).to.equal(1);
    expect(siteConfig().kit).to.deep.equal({ stretched_section_container: '#main' });
    expect(siteConfig().features).to.deep.equal(['container']);
    expect(siteConfig().version).to.equal('ours');
    expect(siteConfig().messages).to.deep.equal({
      'lightbox.close': 'Zu',
      'lightbox.next': 'Weiter',
    });
    configure({ features: ['nested-elements'] });
    expect(siteConfig().features).to.deep.equal(['nested-elements']);
    configure({ features: undefined });
    expect(siteConfig().features).to.deep.equal(['container']);
  });
});
