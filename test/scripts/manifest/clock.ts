import { defineSettings } from '../../../src/core/settings';

/** Settings of every kind, for the generators' tests. */
export const clockSettings = defineSettings({
  zone: { kind: 'text', default: 'UTC', label: 'Zone', doc: 'An IANA time zone.', group: 'Time' },
  columns: {
    kind: 'number',
    default: 2,
    min: 1,
    max: 24,
    step: 1,
    label: 'Columns',
    doc: 'How many stand beside each other.',
    group: 'Layout',
    responsive: true,
    aliases: ['collumns'],
  },
  seconds: { kind: 'toggle', default: false, label: 'Seconds', doc: 'Shows the second hand.' },
  face: {
    kind: 'choice',
    options: { round: 'Round', 'half-round': "Half | 'round'" },
    default: 'round',
    label: 'Face',
    doc: 'Its form.',
    examples: ['half-round'],
  },
  colour: { kind: 'colour', default: '#046bd2', label: 'Colour', doc: 'Of the hands.' },
  gap: {
    kind: 'length',
    default: { value: 12, unit: 'px' },
    expressions: true,
    label: 'Gap',
    doc: 'Between two.',
  },
  link: { kind: 'url', label: 'Link', doc: 'The address that a click opens.' },
  picture: { kind: 'media', label: 'Picture', doc: 'Behind the hands.' },
  since: { kind: 'date', label: 'Since', doc: 'When it was wound up.' },
  speed: {
    kind: 'number',
    above: 0,
    max: 9,
    capped: true,
    unit: 's',
    label: 'Speed',
    doc: 'Duration of a turn.',
  },
  ids: {
    kind: 'list',
    of: { kind: 'number', step: 1 },
    alone: true,
    separator: ',',
    label: 'Ids',
    doc: 'Numbers of the clocks.',
  },
  alarms: {
    kind: 'list',
    label: 'Alarms',
    doc: 'When it rings.',
    of: {
      kind: 'group',
      shorthand: 'at',
      fields: {
        at: { kind: 'text', required: true, label: 'At', doc: 'The time.' },
        sound: { kind: 'text', label: 'Sound', doc: 'The sound of the alarm.' },
      },
    },
  },
  parts: {
    kind: 'list',
    label: 'Parts',
    doc: 'The parts of the face.',
    of: {
      kind: 'variants',
      by: 'type',
      variants: {
        hand: {
          label: { kind: 'text', label: 'Label', doc: 'Its name.' },
          length: { kind: 'length', required: true, label: 'Length', doc: 'How long it is.' },
        },
        dot: { label: { kind: 'text', label: 'Label', doc: 'Its name.' } },
      },
    },
  },
  words: { kind: 'record', of: { kind: 'text' }, label: 'Words', doc: 'Its own ones.' },
  schema: { kind: 'rules', label: 'Rules', doc: 'The form schema.' },
  extra: { kind: 'raw', reason: 'It is the CMS’s own.', label: 'Extra', doc: 'Handed over.' },
});

/** Common settings, for the same tests. */
export const commonClockSettings = defineSettings({
  animation: { kind: 'text', label: 'Animation', doc: 'How it enters.', responsive: true },
});
