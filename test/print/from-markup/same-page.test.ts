import { expect } from '@open-wc/testing';
import { type BuilderElement, everyElement } from '../../../src/page';
import { fromBuilder, printDocument } from '../../../src/print';
import { fromBuilderMarkup } from '../../../src/print/from-markup';
import { printedPage } from './printed-page';

/** The box of the page builder's document, with the page in it. */
function shown(html: string): HTMLElement {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
}

/** The printed HTML, one tag on a line. */
const lines = (html: string): string[] => html.replaceAll('<', '\n<').split('\n');

describe('a page that is read from its markup', () => {
  it('is printed as the same page that is read from its saved data', () => {
    const saved = fromBuilder(printedPage.saved);
    const read = fromBuilderMarkup(shown(printedPage.html));
    expect(read.fixed).to.deep.equal([]);
    expect(read.problems).to.deep.equal([]);
    expect(lines(printDocument(read.document).html)).to.deep.equal(
      lines(printDocument(saved.document).html),
    );
  });

  it('has the elements, ids and classes of the saved page', () => {
    const saved = everyElement(fromBuilder(printedPage.saved).document.content);
    const read = everyElement(fromBuilderMarkup(shown(printedPage.html)).document.content);
    const named = ({ id, elType, widgetType, settings }: BuilderElement) => [
      id,
      elType,
      widgetType,
      settings._element_id,
      settings.css_classes,
    ];
    expect(read.map(named)).to.deep.equal(saved.map(named));
  });

  it('names the elements whose styles are in the stylesheet of the page builder', () => {
    const { unread } = fromBuilderMarkup(shown(printedPage.html));
    expect(unread.map(({ fault, kind, names }) => [fault, kind, names])).to.deep.equal([
      ['unread-style', 'section', ['background_background']],
    ]);
  });

  it('stays as it is', () => {
    const root = shown(printedPage.html);
    const before = root.outerHTML;
    fromBuilderMarkup(root);
    expect(root.outerHTML).to.equal(before);
  });

  it('is read from any node around or inside it', () => {
    const root = shown(printedPage.html);
    const ids = (parent: ParentNode) =>
      fromBuilderMarkup(parent).document.content.map(({ id }) => id);
    expect(ids(root)).to.have.lengthOf(2);
    expect(ids(document)).to.deep.equal(ids(root));
    const section = root.querySelector('section') as Element;
    expect(ids(section)).to.deep.equal([section.getAttribute('data-id')]);
  });
});
