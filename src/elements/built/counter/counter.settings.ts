import { defineSettings } from '../../../core/settings';

/** The settings of a counter; the builder prints none of them. */
export const settings = defineSettings({
  starting_number: {
    kind: 'number',
    label: 'From',
    group: 'content',
    default: 0,
    doc: 'Where it begins.',
  },
  ending_number: {
    kind: 'number',
    label: 'To',
    group: 'content',
    default: 100,
    doc: 'Where it ends; it counts with as many decimals as this has.',
  },
  prefix: { kind: 'text', label: 'Prefix', group: 'content', default: '', doc: 'Before it.' },
  suffix: { kind: 'text', label: 'Suffix', group: 'content', default: '', doc: 'After it.' },
  duration: {
    kind: 'number',
    label: 'Duration',
    group: 'behaviour',
    default: 2000,
    min: 0,
    unit: 'ms',
    doc: 'How long it counts.',
  },
  thousand_separator: {
    kind: 'toggle',
    label: 'Thousands apart',
    group: 'look',
    default: true,
    doc: 'Whether something stands between thousands.',
  },
  thousand_separator_char: {
    kind: 'text',
    label: 'Between thousands',
    group: 'look',
    default: ',',
    doc: 'What stands there.',
  },
  title: { kind: 'text', label: 'Title', group: 'content', default: '', doc: 'What is counted.' },
});
