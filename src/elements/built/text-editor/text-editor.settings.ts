import { defineSettings } from '../../../core/settings';

/** The settings of a text. */
export const settings = defineSettings({
  drop_cap: {
    kind: 'toggle',
    label: 'Drop cap',
    group: 'look',
    default: false,
    doc: 'Makes the first letter a large one.',
  },
  editor: {
    kind: 'text',
    label: 'Text',
    group: 'content',
    default: '',
    doc: 'The text that is drawn where the tag holds no markup; a blank line begins a new paragraph.',
  },
});
