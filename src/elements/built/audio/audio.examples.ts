import type { Example } from '../../../core/element/example';
import type { AudioSettings } from '../../settings-types';

/** Examples of `<nh-audio>`. */
export const examples: readonly Example<AudioSettings>[] = [
  {
    title: 'A recording with a title',
    note: 'The title names the player. The file is loaded when a visitor plays it.',
    settings: { title: 'The press at work', url: '/assets/audio/press.wav', preload: 'none' },
  },
  {
    title: 'A printed player',
    note: 'The server prints the player, which plays without scripts.',
    html: `<nh-audio>
  <h3>The press at work</h3>
  <audio class="wp-audio-shortcode" controls preload="none" src="/assets/audio/press.wav"></audio>
</nh-audio>`,
  },
];
