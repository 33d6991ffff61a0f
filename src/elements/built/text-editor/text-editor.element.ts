import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './text-editor.settings';

export const props = {} as const;

export const events = {} as const;

export type TextEditorProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-text-editor>`. */
export const textEditor = defineContract({
  tag: 'nh-text-editor',
  summary: 'A text with an optional drop cap.',
  since: '0.1.0',
  category: 'basic',
  props,
  settings,
  settingsDoc: 'Drop cap, and the text to draw if the tag contains no markup.',
  events,
  slots: { '': 'Markup of the builder’s text; only the first letter is changed.' },
  parts: { text: 'The drawn text.' },
  cssProperties: {
    '--nh-drop-cap-size': 'Font size of the drop cap of a drawn text. Default: 3.125rem.',
  },
  children: (host) => (host.firstElementChild ? 'enhance' : 'replace'),
  loading: 'visible',
  // Most texts have no drop cap and need no script.
  adopts: { type: 'text-editor.default', words: ['drop_cap'] },
  load: () => import('./text-editor'),
  enhance: () => import('./text-editor.enhance'),
  printed: '*',
});
