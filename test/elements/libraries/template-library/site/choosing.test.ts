import { expect } from '@open-wc/testing';
import { cleared, live, newSite } from '../../../../page-objects/site-tab';
import { until } from '../../../../page-objects/until';

afterEach(cleared);

const ctrl = { ctrlKey: true };

describe('the selection of templates', () => {
  it('changes by clicks with Ctrl and Shift, and is counted', async () => {
    newSite();
    const library = await live();
    await library.click(1);
    await library.click(3, { shiftKey: true });
    expect(library.chosen()).to.deep.equal(['Template 4', 'Template 3', 'Template 2']);
    await library.click(2, ctrl);
    expect(library.text('[part="count"]')).to.equal('2 selected · 5 templates');
    await library.press('Clear selection');
    expect(library.text('[part="count"]')).to.equal('5 templates');
    expect(document.activeElement).to.equal(library.find('[part="count"]'));
  });

  it('causes no layout shift under a second click', async () => {
    newSite();
    const library = await live();
    const top = library.find('[part="grid"]').offsetTop;
    await library.click(1);
    expect(library.find('[part="grid"]').offsetTop).to.equal(top);
  });

  it('extends with Shift over rows that load later', async () => {
    const server = newSite(400);
    const library = await live();
    await library.click(0);
    await library.keys('End', { shiftKey: true });
    expect(library.text('[part="count"]')).to.equal('400 selected · 400 templates');
    // All of it: no page in between is needed for that.
    expect(server.of('GET templates?').length).to.be.lessThan(5);
  });

  it('sends thousands of templates as a filter with exceptions', async () => {
    const server = newSite(10_000);
    const library = await live();
    await library.click(0);
    await library.keys('a', ctrl);
    expect(library.text('[part="count"]')).to.equal('10,000 selected · 10,000 templates');
    await library.click(1, ctrl);
    await library.press('Delete …');
    await library.press('Delete');
    await until(() => server.site.length === 1, 'all but one are deleted');
    expect(server.bulk).to.deep.equal({
      action: 'delete',
      selected: { filter: {}, except: ['9999'] },
    });
    await until(() => library.titles().join() === 'Template 9999', 'the list has the one');
    await until(() => library.has('[part="undo"]'), 'offered Undo');
    expect(library.text('[part="undo"] p')).to.equal('9,999 templates deleted.');
    expect(library.heardOf('nh-template-bulk')).to.deep.equal([
      { status: 'success', action: 'delete', count: 9999, library: 'site' },
    ]);
    expect(library.heardOf('nh-template-deleted')).to.deep.equal([]);
  });

  it('survives another search', async () => {
    newSite();
    const library = await live();
    await library.click(0);
    await library.search('Template 3');
    await until(() => library.titles().length === 1, 'it is found');
    await library.click(0, ctrl);
    expect(library.text('[part="count"]')).to.equal('2 selected · 1 template for “Template 3”');
  });
});
