import { defineContract, type PropsOf } from '../../../core/element/contract';
import { BACKGROUND_WORDS, backgroundFace } from '../background/face';
import { settings } from './section.settings';

export const props = {} as const;

export const { events } = backgroundFace;

export type SectionProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-section>`. */
export const section = defineContract({
  ...backgroundFace,
  tag: 'nh-section',
  summary: 'A row of the builder’s older pages, with a film or pictures behind its content.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'What is behind the content.',
  adopts: { type: 'section', words: BACKGROUND_WORDS },
  enhance: () => import('./section.enhance'),
});
