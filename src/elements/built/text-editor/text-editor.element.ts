import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './text-editor.settings';

export const props = {} as const;

export const events = {} as const;

export type TextEditorProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-text-editor>`. */
export const textEditor = defineContract({
  tag: 'nh-text-editor',
  summary: 'A text that may begin with a large letter.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'Whether it begins with a large letter, and the text where the tag holds none.',
  events,
  slots: { '': 'The builder’s own text, which is left as it is printed but for its first letter.' },
  parts: { text: 'The drawn text.' },
  cssProperties: {
    '--nh-drop-cap-size': 'The size of a drawn text’s large letter; default 3.125rem.',
  },
  children: (host) => (host.firstElementChild ? 'enhance' : 'replace'),
  loading: 'visible',
  // Most texts have none, and nothing is fetched for them.
  adopts: { type: 'text-editor.default', words: ['drop_cap'] },
  load: () => import('./text-editor'),
  enhance: () => import('./text-editor.enhance'),
  printed: '*',
});
