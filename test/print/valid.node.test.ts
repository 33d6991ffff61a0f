import { expect } from 'chai';
import { sampleAnswers } from '../../scripts/manifest/examples/sample-answers';
import { blocks } from '../../src/page/blocks';
import { dataNeeds, printDocument } from '../../src/print';
import { elementKinds, sampleSettings, settingsOf } from './elements';
import { pageOf, printedPage, widget } from './pages';
import { faultsOf } from './validator';

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

  for (const kind of elementKinds) {
    it(`of ${kind.tag} is valid`, () => {
      const { widgetType } = kind;
      const content = sampleSettings(kind).map((settings) => widget(widgetType, settings));
      const page = pageOf(...content);
      const { html, problems } = printDocument(page, { answers: sampleAnswers(dataNeeds(page)) });
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
