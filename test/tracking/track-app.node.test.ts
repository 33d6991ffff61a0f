import { expect } from 'chai';
import {
  addTrackingSink,
  configureTracking,
  type TrackedEvent,
  trackApp,
} from '../../src/tracking';
import { type AppDetails, appDetails } from '../../src/tracking/track-app';
import { consoleLines } from './console-lines';
import { FakePage } from './fake-page';

const whitelist =
  'layout, site_part, error, document_name, document_type, view_type_clicked, tag, sort_direction, sort_type, action, grid_location, kit_name, page_source, element_position, element, event_type, modal_type, method, status, step, item, category, element_location, search_term, section, site_area';

describe('trackApp', () => {
  it('splits the name at the slash, and keeps the known details', () => {
    const details = { kit_name: 'Bindery', kit_title: 'Bindery', step: 'one' };
    expect(trackApp('kit-library/kit-card-click', details)).to.deep.equal({
      placement: 'kit-library',
      event: 'kit-card-click',
      details: { kit_name: 'Bindery', step: 'one' },
    });
  });

  it('has 26 details, and keeps their order', () => {
    expect(appDetails.join(', ')).to.equal(whitelist);
    const all = Object.fromEntries([...appDetails].reverse().map((name) => [name, name]));
    const { details = {} } = trackApp('a/b', all);
    expect(Object.keys(details)).to.deep.equal(appDetails);
  });

  it('has no details if none is left', () => {
    const names = [{}, { nonsense: 1 }, { layout: null }, undefined] as const;
    for (const details of names) {
      expect(trackApp('a/b', details as AppDetails)).to.deep.equal({ placement: 'a', event: 'b' });
    }
  });

  it('leaves out null, and keeps 0, the empty text, false and undefined', () => {
    const given = { layout: null, step: 0, error: '', status: false, item: undefined };
    const { details = {} } = trackApp('a/b', given);
    expect(Object.entries(details)).to.deep.equal([
      ['error', ''],
      ['status', false],
      ['step', 0],
      ['item', undefined],
    ]);
  });

  it('keeps own details only', () => {
    const inherited = Object.create({ layout: 'grid' });
    expect(trackApp('a/b', inherited)).to.deep.equal({ placement: 'a', event: 'b' });
  });

  it('ignores further slashes', () => {
    expect(trackApp('a/b/c/d')).to.deep.equal({ placement: 'a', event: 'b' });
  });

  it('has no event without a slash, and says so once', () => {
    const lines = consoleLines(() => {
      expect(trackApp('alone')).to.deep.equal({ placement: 'alone', event: undefined });
      trackApp('alone');
    });
    expect(lines.length).to.equal(1);
    expect(lines[0]).to.contain('trackApp("alone")');
  });

  it('never throws, whatever it is given', () => {
    const details = {
      get layout(): string {
        throw new Error('no');
      },
    };
    const lines = consoleLines(() => {
      expect(trackApp('a/b', details)).to.deep.equal({ placement: 'a', event: 'b' });
    });
    expect(lines.length).to.equal(1);
    expect(trackApp('a/b', null as unknown as AppDetails)).to.include({ placement: 'a' });
  });

  it('sends exactly the details that it returns', async () => {
    const page = new FakePage();
    const seen: TrackedEvent[] = [];
    const remove = addTrackingSink((event) => seen.push(event));
    configureTracking({ consent: true });
    const { details } = trackApp('a/b/c', { error: 'at https://x.example/y?key=1', kit_name: 'K' });
    trackApp('a/b');
    await page.pass(1);
    expect(details).to.deep.equal({ error: 'at https://x.example/y', kit_name: 'K' });
    expect(seen.map(({ event, fields }) => ({ event, fields }))).to.deep.equal([
      { event: 'a/b', fields: details },
      { event: 'a/b', fields: {} },
    ]);
    remove();
    configureTracking({ consent: false });
    page.end();
  });
});
