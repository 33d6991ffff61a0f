import { expect } from 'chai';
import { HtmlValidate } from 'html-validate';
import type { Example } from '../../src/core/element/example';
import { blocks } from '../../src/page/blocks';
import { printedPage, widget } from './pages';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard'],
  rules: {
    // Style, not validity: the printer writes no line breaks, and its quotes and voids are uniform.
    'no-inline-style': 'error',
    'attribute-boolean-style': 'off',
    // Tags of the page builder's markup that its scripts and ours read.
    'prefer-native-element': 'off',
    // A page prints one heading of the first level, whose place the blocks do not know.
    'heading-level': 'off',
    'long-title': 'off',
    'tel-non-breaking': 'off',
  },
});

/** The messages of the validator about a page. */
function faultsOf(html: string): string[] {
  const page = `<!DOCTYPE html><html lang="en"><head><title>Page</title></head><body>${html}</body></html>`;
  const { results } = validator.validateStringSync(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

/** The settings of the examples of a widget's element. */
async function elementExamples(name: string): Promise<readonly Example[]> {
  const { examples } = await import(`../../src/elements/built/${name}/${name}.examples.ts`);
  return examples;
}

const elements: Readonly<Record<string, string>> = {
  accordion: 'accordion',
  alert: 'alert',
  'wp-widget-media_audio': 'audio',
  'contact-buttons': 'contact-buttons',
  counter: 'counter',
  'floating-bars-var-1': 'floating-bars',
  'image-carousel': 'image-carousel',
  'nested-accordion': 'nested-accordion',
  'nested-tabs': 'nested-tabs',
  progress: 'progress',
  tabs: 'tabs',
  'text-path': 'text-path',
  toggle: 'toggle',
  video: 'video',
};

const settingsOf = (example: Example): object[] =>
  'settings' in example ? [example.settings] : [];

describe('the printed HTML', () => {
  it('of items with titles of each tag is valid', () => {
    for (const tag of ['div', 'h3', 'h6']) {
      const items = [{ title: 'One', content: 'Text' }];
      const settings = { items, title_html_tag: tag, title_tag: tag };
      const types = ['accordion', 'toggle', 'nested-accordion'];
      const { html } = printedPage(types.map((type) => widget(type, settings)));
      expect(faultsOf(html)).to.deep.equal([]);
    }
  });

  for (const [widgetType, name] of Object.entries(elements)) {
    it(`of ${name} is valid`, async () => {
      const found = (await elementExamples(name)).flatMap(settingsOf);
      expect(found).to.not.be.empty;
      const { html, problems } = printedPage(found.map((settings) => widget(widgetType, settings)));
      expect(problems).to.deep.equal([]);
      expect(faultsOf(html)).to.deep.equal([]);
    });
  }

  for (const [name, { examples }] of blocks) {
    it(`of the block ${name} is valid`, () => {
      const { html } = printedPage(
        examples.flatMap(settingsOf).map((settings) => widget(name, settings)),
      );
      expect(faultsOf(html)).to.deep.equal([]);
    });
  }
});
