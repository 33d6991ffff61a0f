import { defineContract, type PropsOf } from '../../../core/element/contract';
import { BACKGROUND_WORDS, backgroundFace } from '../background/face';
import { settings } from './container.settings';

export const props = {} as const;

export const { events } = backgroundFace;

export type ContainerProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-container>`. */
export const container = defineContract({
  ...backgroundFace,
  tag: 'nh-container',
  summary: 'A box of the builder’s newer pages, with a film or pictures behind its content.',
  since: '0.2.0',
  props,
  settings,
  settingsDoc: 'What is behind the content.',
  adopts: { type: 'container', words: BACKGROUND_WORDS },
  enhance: () => import('./container.enhance'),
});
