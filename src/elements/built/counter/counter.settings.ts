import { defineSettings } from '../../../core/settings';

/** Settings of a counter. The builder prints none of them. */
export const settings = defineSettings({
  starting_number: {
    kind: 'number',
    label: 'Starting Number',
    group: 'content',
    default: 0,
    doc: 'Number at which the count starts.',
  },
  ending_number: {
    kind: 'number',
    label: 'Ending Number',
    group: 'content',
    default: 100,
    doc: 'Number at which the count ends. The counter shows as many decimals as this number has.',
  },
  prefix: {
    kind: 'text',
    label: 'Number Prefix',
    group: 'content',
    default: '',
    doc: 'Text before the number.',
  },
  suffix: {
    kind: 'text',
    label: 'Number Suffix',
    group: 'content',
    default: '',
    doc: 'Text after the number.',
  },
  duration: {
    kind: 'number',
    label: 'Counting Duration',
    group: 'behaviour',
    default: 2000,
    min: 0,
    unit: 'ms',
    doc: 'Duration of the count in milliseconds.',
  },
  thousand_separator: {
    kind: 'toggle',
    label: 'Thousand Separator',
    group: 'look',
    default: true,
    doc: 'Separates groups of three digits.',
  },
  thousand_separator_char: {
    kind: 'text',
    label: 'Separator',
    group: 'look',
    default: ',',
    doc: 'Character between groups of three digits, if the thousand separator is on.',
    shownIf: { thousand_separator: true },
  },
  title: {
    kind: 'text',
    label: 'Title',
    group: 'content',
    default: '',
    doc: 'Title of the drawn counter.',
  },
});
