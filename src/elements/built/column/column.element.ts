import {
  BACKGROUND_KEYS,
  backgroundContract,
} from '../../../builder/background/background-contract';
import { defineContract, type PropsOf } from '../../../core/element/contract';
import { settings } from './column.settings';

export const props = {} as const;

export const { events } = backgroundContract;

export type ColumnProps = PropsOf<typeof props, typeof settings>;

/** The contract of `<nh-column>`. */
export const column = defineContract({
  ...backgroundContract,
  tag: 'nh-column',
  summary: 'A column of a section, with a video or slideshow as its background.',
  since: '0.1.0',
  category: 'layout',
  props,
  settings,
  settingsDoc: 'Background of the column.',
  adopts: { type: 'column', words: BACKGROUND_KEYS },
  enhance: () => import('./column.enhance'),
});
