import Ajv from 'ajv/dist/2020';
import { expect } from 'chai';
import { settingsSchema } from '../../../scripts/manifest/json-schema/settings-schema';
import { parseSettings } from '../../../src/core/settings';
import { clockSettings, commonClockSettings } from './clock';
import { validatorOf } from './validator';

const clock = { tag: 'nh-clock', summary: 'The time.', settings: clockSettings };
const schema = settingsSchema(clock, commonClockSettings);

/** Settings as CMSs print them. */
const fitting: readonly object[] = [
  {},
  [],
  { zone: 'CET', columns: '3', seconds: 'yes', face: 'half-round', speed: 2.5 },
  { zone: 7, columns: 24, columns_tablet: '2', columns_mobile_extra: 1, collumns: 4 },
  { columns: '', face: '', zone: null, ids: null, gap: '', picture: '', animation: 'fadeIn' },
  { gap: 12, animation_tablet: 'none' },
  { gap: '1.5rem' },
  { gap: 'calc(1px + 2%)' },
  { gap: { size: '', unit: 'px' } },
  { gap: { size: '3', unit: 'em' } },
  { link: '/a?b', picture: '/a.svg', since: '2026-11-22 10:30', colour: 'rgb(0 0 0 / 50%)' },
  { picture: { url: '/a.svg', id: 7, alt: 'A', sizes: [] } },
  { speed: 12, ids: '1,2', words: { a: 'b', c: 4 } },
  { ids: 4, words: [] },
  { ids: { 1: 4, 7: '5' }, alarms: [{ at: '10:30' }, '11:00'] },
  { alarms: { 2: { at: 'noon', sound: 'bell' } } },
  {
    parts: [
      { type: 'hand', length: '4px' },
      { type: 'dot', label: 'Dot' },
    ],
  },
  { schema: { locale: 'de', rules: [{ rule: 'required', field: 'a', more: 1 }] }, extra: [1, {}] },
];

/** Settings with a warning of the parser. */
const junk: readonly object[] = [
  { zoen: 'CET' },
  { zone: ['CET'] },
  { columns: 0 },
  { columns: 25 },
  { columns: 'two' },
  { columns: '2.5' },
  { columns_tablet: 2.5 },
  { zone_tablet: 'CET' },
  { speed: 0 },
  { seconds: 'perhaps' },
  { face: 'square' },
  { gap: '12parsec' },
  { gap: { size: 'wide' } },
  { link: 7 },
  { picture: ['/a.svg'] },
  { since: 'yesterday' },
  { ids: [[1]] },
  { alarms: [{ sound: 'bell' }] },
  { alarms: [{ at: '10:30', sond: 'bell' }] },
  { parts: [{ type: 'spring' }] },
  { parts: [{ type: 'hand' }] },
  { words: 'a' },
  { words: { a: {} } },
  { schema: [{ rule: 'required' }] },
];

const problemsIn = (data: object) =>
  parseSettings(clockSettings, data, { common: [commonClockSettings] })?.problems;

describe('the JSON Schema of settings', () => {
  const validate = validatorOf(schema);

  it('is valid by the draft that it names', () => {
    const ajv = new Ajv();
    expect(ajv.validateSchema(schema), ajv.errorsText()).to.equal(true);
  });

  for (const data of fitting) {
    it(`accepts settings without a warning of the parser: ${JSON.stringify(data)}`, () => {
      expect(problemsIn(data)).to.deep.equal([]);
      expect(validate(data), JSON.stringify(validate.errors)).to.equal(true);
    });
  }

  for (const data of junk) {
    it(`refuses settings with a warning of the parser: ${JSON.stringify(data)}`, () => {
      expect(problemsIn(data)).not.to.deep.equal([]);
      expect(validate(data)).to.equal(false);
    });
  }

  it('tells an editor title, description, default, examples and the labels of options', () => {
    expect(schema.properties?.face).to.deep.equal({
      title: 'Face',
      description: 'Its form.',
      default: 'round',
      examples: ['half-round'],
      oneOf: [
        { const: 'round', title: 'Round' },
        { const: 'half-round', title: "Half | 'round'" },
        { enum: ['', null], title: 'Not set' },
      ],
    });
    expect(schema.properties?.speed?.description).to.equal('Duration of a turn. In s.');
    expect(schema.properties?.gap?.default).to.equal('12px');
  });

  it('calls another name of a key deprecated', () => {
    expect(schema.properties?.collumns).to.include({
      deprecated: true,
      description: 'Another name of `columns`.',
    });
  });

  it('takes its own defaults', () => {
    for (const [key, { default: value }] of Object.entries(schema.properties ?? {})) {
      if (value !== undefined) expect(validate({ [key]: value }), key).to.equal(true);
    }
  });
});
