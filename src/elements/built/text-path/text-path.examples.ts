import type { Example } from '../../../core/element/example';
import type { TextPathSettings } from '../../settings-types';

/** Examples of `<nh-text-path>`. */
export const examples: readonly Example<TextPathSettings>[] = [
  {
    title: 'Text along a wave',
    note: 'The path comes from an SVG file of the site.',
    settings: {
      text: 'Folded, sewn and bound by hand',
      custom_path: { url: '/assets/built/wave.svg' },
    },
  },
  {
    title: 'Text as a link',
    note: 'The whole text is a link. The text starts at 20 % of the path.',
    settings: {
      text: 'See the courses',
      link: { url: '/courses' },
      start_point: '20%',
      custom_path: { url: '/assets/built/wave.svg' },
    },
  },
];
