import { expect } from '@open-wc/testing';
import { printDocument } from '../../../src/print';
import { fromBuilderMarkup } from '../../../src/print/from-markup';
import { bringPageAlive, show } from '../../builder/adoption/fixtures';
import { until } from '../../page-objects/until';
import { printedPage } from './printed-page';

await bringPageAlive({ adopt: true, features: ['nested-elements', 'container'] });

/** The printed tags, one on a line. */
const lines = (html: string): string[] => html.replaceAll('<', '\n<').split('\n');

/** The widgets of the page that come alive. */
const LIVELY = [
  ...['accordion', 'toggle', 'tabs', 'nested-tabs', 'alert'],
  ...['counter', 'progress', 'image-carousel', 'video', 'text-path'],
];

function isLive(type: string): boolean {
  const widget = document.querySelector(`[data-widget_type="${type}.default"]`);
  widget?.scrollIntoView();
  return Boolean(widget?.querySelector('[data-nh-live]'));
}

describe('a page that is read from its markup', () => {
  it('is the same before and after it was adopted', async () => {
    const printed = document.createElement('div');
    printed.innerHTML = printedPage.html;
    const expected = fromBuilderMarkup(printed);
    show(printedPage.html);
    for (const type of LIVELY) await until(() => isLive(type));
    const { document: read, ...rest } = fromBuilderMarkup(document);
    expect(rest).to.deep.equal({
      ours: expected.ours,
      fixed: expected.fixed,
      problems: expected.problems,
      unread: expected.unread,
    });
    expect(lines(printDocument(read).html)).to.deep.equal(
      lines(printDocument(expected.document).html),
    );
  });
});
