import { defineSettings } from '../../../core/settings';

/** Settings of a text. */
export const settings = defineSettings({
  drop_cap: {
    kind: 'toggle',
    label: 'Drop Cap',
    group: 'look',
    default: false,
    doc: 'Enlarges the first letter of the text.',
  },
  editor: {
    kind: 'text',
    label: 'Text',
    group: 'content',
    default: '',
    doc: 'Text that is drawn if the tag contains no markup. A blank line starts a new paragraph.',
  },
});
