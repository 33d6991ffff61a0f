import '../../../src/define/contact-buttons';
import '../../../src/define/floating-bars';
import '../../../src/define/nested-accordion';
import '../../../src/define/nested-tabs';
import { expect, fixture } from '@open-wc/testing';
import { configure } from '../../../src';
import { examples as contactButtons } from '../../../src/elements/built/contact-buttons/contact-buttons.examples';
import { examples as floatingBars } from '../../../src/elements/built/floating-bars/floating-bars.examples';
import { examples as nestedAccordion } from '../../../src/elements/built/nested-accordion/nested-accordion.examples';
import { examples as nestedTabs } from '../../../src/elements/built/nested-tabs/nested-tabs.examples';
import { until } from '../../page-objects/until';

before(() => configure({ features: [] }));
after(() => configure({ features: undefined }));

const examples = {
  'nh-contact-buttons': contactButtons,
  'nh-floating-bars': floatingBars,
  'nh-nested-accordion': nestedAccordion,
  'nh-nested-tabs': nestedTabs,
};

describe('a page without feature flags', () => {
  for (const [tag, [first]] of Object.entries(examples)) {
    it(`draws <${tag}> from an author's settings`, async () => {
      if (!first || !('settings' in first)) throw new Error('The first example has settings.');
      const settings = JSON.stringify(first.settings).replaceAll("'", '&#39;');
      const host = await fixture<HTMLElement>(`<${tag} settings='${settings}'></${tag}>`);
      await until(() => host.querySelector('[data-nh-body]')?.firstElementChild);
      expect(host.textContent).to.match(/\p{L}/u);
    });
  }
});
