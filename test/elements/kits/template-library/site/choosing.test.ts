import { expect } from '@open-wc/testing';
import { cleared, live, newSite, until } from './live';

afterEach(cleared);

const ctrl = { ctrlKey: true };

describe('choosing templates', () => {
  it('goes by clicks, Ctrl and Shift, and is counted', async () => {
    newSite();
    const library = await live();
    await library.click(1);
    await library.click(3, { shiftKey: true });
    expect(library.chosen()).to.deep.equal(['Template 4', 'Template 3', 'Template 2']);
    await library.click(2, ctrl);
    expect(library.text('[part="count"]')).to.equal('2 chosen · 5 templates');
    await library.press('Choose none');
    expect(library.text('[part="count"]')).to.equal('5 templates');
    expect(document.activeElement).to.equal(library.find('[part="count"]'));
  });

  it('takes no room: nothing moves under a second click', async () => {
    newSite();
    const library = await live();
    const top = library.find('[part="grid"]').offsetTop;
    await library.click(1);
    expect(library.find('[part="grid"]').offsetTop).to.equal(top);
  });

  it('reaches with Shift over rows that have not come, as soon as they have', async () => {
    const server = newSite(400);
    const library = await live();
    await library.click(0);
    await library.keys('End', { shiftKey: true });
    expect(library.text('[part="count"]')).to.equal('400 chosen · 400 templates');
    // All of it: no page in between is needed for that.
    expect(server.of('GET templates?').length).to.be.lessThan(5);
  });

  it('sends all of thousands as their filter but for those that were taken out', async () => {
    const server = newSite(10_000);
    const library = await live();
    await library.click(0);
    await library.keys('a', ctrl);
    expect(library.text('[part="count"]')).to.equal('10,000 chosen · 10,000 templates');
    await library.click(1, ctrl);
    await library.press('Delete …');
    await library.press('Delete');
    await until(() => server.site.length === 1, 'all but one are deleted');
    expect(server.bulk).to.deep.equal({
      action: 'delete',
      selected: { filter: {}, except: ['9999'] },
    });
    await until(() => library.titles().join() === 'Template 9999', 'the list has the one');
    expect(library.text('[part="undo"] p')).to.equal('9,999 templates are deleted.');
    expect(library.heardOf('nh-template-bulk')).to.deep.equal([
      { status: 'success', action: 'delete', count: 9999, library: 'site' },
    ]);
    expect(library.heardOf('nh-template-deleted')).to.deep.equal([]);
  });

  it('outlives another search', async () => {
    newSite();
    const library = await live();
    await library.click(0);
    await library.search('Template 3');
    await until(() => library.titles().length === 1, 'it is found');
    await library.click(0, ctrl);
    expect(library.text('[part="count"]')).to.equal('2 chosen · 1 template for “Template 3”');
  });
});
