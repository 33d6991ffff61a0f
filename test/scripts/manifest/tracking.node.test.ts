import { expect } from 'chai';
import { catalogueModule } from '../../../scripts/manifest/tracking/catalogue-module';
import { adminEvents } from '../../../scripts/manifest/tracking/declarations';
import { eventMapModule } from '../../../scripts/manifest/tracking/event-map-module';
import { eventTypesModule } from '../../../scripts/manifest/tracking/event-types-module';
import { trackedEvents } from '../../../scripts/manifest/tracking/tracked-events';
import { defineContract, type EventContracts } from '../../../src/core/element/contract';

function found(events: EventContracts) {
  const contract = defineContract({
    tag: 'nh-shelf',
    summary: 'A shelf.',
    since: '0.2.0',
    props: {},
    events,
    slots: {},
    parts: {},
    cssProperties: {},
    children: 'replace',
    loading: 'visible',
  });
  return [
    { contract, name: 'shelf', folder: 'libraries/shelf', exportName: 'shelf', examples: [] },
  ];
}

const sides = { kind: 'choice', options: { left: 'Left', right: 'Right' } } as const;

const sources = trackedEvents(
  found({
    'nh-kit-shelve': {
      tracked: {
        as: 'book_shelved',
        fields: {
          shelf_side: { from: 'side', words: { left: 'L' }, oneOf: 'options' },
          book_title: { from: 'title', optional: true },
          is_whole: { absent: 'fault' },
          pages: 'pages',
        },
      },
      detail: {
        side: sides,
        title: { kind: 'text' },
        fault: { kind: 'text', optional: true },
        pages: { kind: 'number' },
        secret: { kind: 'text' },
      },
      doc: 'A book is shelved.',
    },
    'nh-template-lend': {
      tracked: { as: 'book_lent', location: 'Templates Library', needsHandler: true },
      detail: {},
      doc: 'A book is lent.',
    },
    'nh-kit-look': { detail: {}, doc: 'Not tracked.' },
  }),
);

describe('the generated tracking of the admin tools', () => {
  const { kits, templates } = adminEvents(sources);

  it('declares a catalogue event with the kinds of its fields, required and optional', () => {
    expect(kits).to.deep.equal({
      book_shelved: {
        defaults: { trigger: 'Click' },
        fields: { shelf_side: ['L', 'right'], is_whole: 'flag', pages: 'number' },
        optional: { book_title: 'text' },
      },
    });
  });

  it('accepts a secondary location and an element where the contract names only the location', () => {
    expect(templates.book_lent?.defaults).to.deep.equal({
      location: 'Templates Library',
      trigger: 'Click',
    });
    expect(templates.book_lent?.optional).to.have.all.keys('secondaryLocation', 'element');
  });

  it('writes lists of locations as references to the catalogue’s words', () => {
    const code = catalogueModule({ kits, templates });
    expect(code).to.contain('"secondaryLocation":libraryLocations');
    expect(code).not.to.contain('Bulk Move to Modal');
  });

  it('maps each tracked event to a call that reads only the tracked keys of the detail', () => {
    const code = eventMapModule(sources);
    expect(code).to.contain(
      "'nh-kit-shelve': ({ detail: { side, title, fault, pages } }) => ['book_shelved', " +
        '{ shelf_side: ({"left":"L","right":"right"} as const)[side], ' +
        '...(title && { book_title: title }), is_whole: !fault, pages }]',
    );
  });

  it('tracks an event that needs a handler only if a page has handled it', () => {
    expect(eventMapModule(sources)).to.contain(
      "'nh-template-lend': ({ defaultPrevented }) => defaultPrevented ? ['book_lent'] : undefined",
    );
  });

  it('lists the types of the tracked events, those of pages included', () => {
    const code = eventTypesModule(sources);
    expect(code).to.contain("template: 'save-exposure lend'").and.contain("kit: 'shelve'");
    expect(code).not.to.contain('look');
  });

  it('rejects a field that the event’s detail lacks', () => {
    const event = { detail: {}, doc: '', tracked: { as: 'a', fields: { b: 'b' } } };
    expect(() => trackedEvents(found({ 'nh-kit-a': event }))).to.throw('"nh-kit-a" tracks b');
  });

  it('rejects an event that two contracts track differently', () => {
    const contracts = ['a', 'b'].flatMap((as) =>
      found({ 'nh-kit-a': { detail: {}, doc: '', tracked: { as } } }),
    );
    expect(() => trackedEvents(contracts)).to.throw('Two contracts track "nh-kit-a" differently');
  });
});
