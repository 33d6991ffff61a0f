import { expect } from 'chai';
import { sampleAnswers } from '../../scripts/manifest/examples/sample-answers';
import { dataNeeds, printDocument } from '../../src/print';
import { earlyTags } from '../../src/print/early-tags';
import { parts } from '../../src/print/parts';
import { earlyContracts, elementKinds, otherTags, sampleSettings } from './elements';
import { pageOf, widget } from './pages';

/** The elements that visitors do not get from a page's tree, with the reason. */
const notPrinted: Readonly<Record<string, string>> = {
  'nh-section': 'layout: a section contains it for a film, a slideshow or motion',
  'nh-column': 'layout, as above',
  'nh-container': 'layout, as above',
  'nh-kit-export': 'a tool of administrators',
  'nh-kit-import': 'a tool of administrators',
  'nh-kit-library': 'a tool of administrators',
  'nh-template-library': 'a tool of administrators',
  'nh-region-editor': 'a tool of administrators',
  'nh-template-preview': 'shows nothing: the CMS prints it once, on pages in a frame',
};

describe('the printer', () => {
  it('prints each element that visitors see', () => {
    expect(otherTags.toSorted()).to.deep.equal(Object.keys(notPrinted).toSorted());
  });

  it('knows which elements load early', () => {
    expect([...earlyTags].sort()).to.deep.equal(earlyContracts.toSorted());
  });

  for (const kind of elementKinds) {
    const { widgetType, tag } = kind;
    it(`prints ${widgetType} as <${tag}>`, () => {
      expect(parts.widgets(widgetType)?.widgetType).to.equal(widgetType);
      const content = sampleSettings(kind).map((settings) => widget(widgetType, settings));
      const page = pageOf(...content);
      const { tags, problems } = printDocument(page, { answers: sampleAnswers(dataNeeds(page)) });
      expect(tags).to.include(tag);
      expect(problems).to.deep.equal([]);
    });
  }
});
