import {
  BACKGROUND_KEYS,
  backgroundContract,
} from '../../../builder/background/background-contract';
import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './section.settings';

export const props = {} as const;

export const { events } = backgroundContract;

export type SectionProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-section>`. */
export const section = defineContract({
  ...backgroundContract,
  tag: 'nh-section',
  summary:
    'A section, which older builder pages use as a row, with a video or slideshow as its background.',
  since: '0.1.0',
  category: 'layout',
  props,
  settings,
  settingsDoc: 'Background and shape dividers of the section.',
  adopts: { type: 'section', words: BACKGROUND_KEYS },
  enhance: () => import('./section.enhance'),
});
