import {
  BACKGROUND_KEYS,
  backgroundContract,
} from '../../../builder/background/background-contract';
import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './container.settings';

export const props = {} as const;

export const { events } = backgroundContract;

export type ContainerProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-container>`. */
export const container = defineContract({
  ...backgroundContract,
  tag: 'nh-container',
  summary: 'A flexbox or grid container, with a video or slideshow as its background.',
  since: '0.1.0',
  category: 'layout',
  props,
  settings,
  settingsDoc: 'Background and shape dividers of the container.',
  adopts: { type: 'container', words: BACKGROUND_KEYS },
  enhance: () => import('./container.enhance'),
});
