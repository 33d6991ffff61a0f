import { defineSettings } from '../../core/settings';
import { defineBlock } from './block';

/** HTML that an editor has typed. */
export const html = defineBlock({
  widgetType: 'html',
  title: 'HTML',
  summary: 'HTML that an editor has typed. Scripts, styles and forms are left out.',
  since: '0.1.0',
  category: 'general',
  settings: defineSettings({
    html: {
      kind: 'text',
      default: '',
      label: 'HTML code',
      group: 'content',
      doc: 'The code. Scripts, styles and forms are left out. Default: empty.',
      examples: ['<p>Open <strong>Saturdays</strong></p>'],
    },
  }),
  print: ({ html: code }, context) => context.sanitised(code),
  examples: [
    {
      title: 'A definition list',
      note: 'For markup that no other block has.',
      settings: {
        html: '<dl><dt>Octavo</dt><dd>A sheet that was folded three times.</dd></dl>',
      },
    },
    {
      title: 'Details that open',
      note: 'Elements with a behaviour of the browser’s own need no script.',
      settings: {
        html: '<details><summary>Which paper?</summary><p>Acid-free, 120 g, from Wookey Hole.</p></details>',
      },
    },
  ],
});
