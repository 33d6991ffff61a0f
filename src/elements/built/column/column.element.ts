import { defineContract, type PropsOf } from '../../../core/element/contract';
import { BACKGROUND_WORDS, backgroundFace } from '../background/face';
import { settings } from './column.settings';

export const props = {} as const;

export const { events } = backgroundFace;

export type ColumnProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-column>`. */
export const column = defineContract({
  ...backgroundFace,
  tag: 'nh-column',
  summary: 'A column of a section, with a film or pictures behind its content.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'What is behind the content.',
  adopts: { type: 'column', words: BACKGROUND_WORDS },
  enhance: () => import('./column.enhance'),
});
