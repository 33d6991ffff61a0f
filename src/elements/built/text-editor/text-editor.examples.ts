import type { Example } from '../../../core/element/example';
import type { TextEditorSettings } from '../../settings-types';

/** Examples of `<nh-text-editor>`. */
export const examples: readonly Example<TextEditorSettings>[] = [
  {
    title: 'A drop cap',
    note: 'The first letter is drawn large. Screen readers read the word as one.',
    html: `<nh-text-editor settings='{ "drop_cap": "yes" }'>
  <p>Paper remembers every fold. A sheet that was creased once opens along the same line again.</p>
</nh-text-editor>`,
  },
  {
    title: 'Text from settings',
    note: 'The text is drawn from the settings. A blank line starts a new paragraph.',
    settings: { editor: 'A book that opens flat.\n\nSewn on cords, as it was done for centuries.' },
  },
];
