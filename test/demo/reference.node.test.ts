import { expect } from 'chai';
import { detailType, objectType } from '../../demo/pages/object-type';
import { referenceEvents } from '../../demo/pages/reference-events';
import { typeCode } from '../../demo/pages/reference-list';
import { siteForReading } from './site';

const long = '{ id: number; name?: string; parts: { a: 1; b: 2 }[]; call: (x: { y: 1 }) => void }';
const fields = [
  'id: number',
  'name?: string',
  'parts: { a: 1; b: 2 }[]',
  'call: (x: { y: 1 }) => void',
];

describe('the type of an object', () => {
  it('is split into its fields at the outermost level only', () => {
    expect(objectType(long)).to.deep.equal({ before: '', fields, after: '' });
  });

  it('keeps the surrounding text', () => {
    expect(objectType('Record<string, { a: 1; b: 2; }>[]')).to.deep.equal({
      before: 'Record<string, ',
      fields: ['a: 1', 'b: 2'],
      after: '>[]',
    });
  });

  it('is not split without exactly one complete object with fields', () => {
    for (const type of ['string', '', '{ a: 1 } | { b: 2 }', '{}', '{ a: 1', 'a: 1 }']) {
      expect(objectType(type), type).to.equal(undefined);
    }
  });

  it('is printed on one line when it is short, else with one field per line', () => {
    expect(String(typeCode(long)).match(/<li>/g)).to.have.lengthOf(4);
    expect(String(typeCode('{ a: 1; b: 2 }'))).to.equal('<code>{ a: 1; b: 2 }</code>');
  });
});

describe('the events of the reference', () => {
  const event = (name: string, text: string) => ({ name, type: { text }, description: `${name}!` });
  const printed = String(
    referenceEvents('nh-x-events', [
      event('nh-a', `CustomEvent<${long}>`),
      event('nh-b', 'CustomEvent<Problem>'),
      event('nh-c', `CustomEvent<${long}>`),
      event('nh-d', 'Event'),
    ]),
  );

  it('share the printed detail of events with the same type', () => {
    expect(printed.match(/name\?: string/g)).to.have.lengthOf(1);
    expect(printed).to.include('The <code>detail</code> of these 2 events:');
    expect(printed).to.include('The <code>detail</code> of this event: <code>Problem</code>');
    expect(printed).to.include('There is no <code>detail</code> in this event.');
  });

  it('are grouped in the order of their first event, each with its description', () => {
    const names = [...printed.matchAll(/<dt><code>([\w-]+)<\/code><\/dt><dd>([\w-]+)!/g)];
    expect(names.map(([, name, text]) => [name, text])).to.deep.equal([
      ['nh-a', 'nh-a'],
      ['nh-c', 'nh-c'],
      ['nh-b', 'nh-b'],
      ['nh-d', 'nh-d'],
    ]);
  });

  it('show the wrapper type of their detail', () => {
    expect(detailType('CustomEvent<Map<string, number>>')).to.equal('Map<string, number>');
    expect(detailType('Event')).to.equal(undefined);
    expect(detailType('')).to.equal(undefined);
  });
});

describe('the reference page', () => {
  const site = siteForReading();

  it('lists every event of the form once, and has unique ids', async () => {
    const page = await (await fetch(`${site().url}/reference`)).text();
    const names = [...page.matchAll(/<dt><code>(nh-form-\w+)</g)].map(([, name]) => name);
    expect(names).to.include.members(['nh-form-submit', 'nh-form-error']);
    expect(new Set(names).size).to.equal(names.length);
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).to.equal(ids.length);
    expect(page).not.to.include('undefined').and.not.to.include('[object');
  });
});
