import { markLive } from '../../../builder/markup/live';
import { ownElement } from '../../../builder/markup/own';
import type { EnhanceContext } from '../../../core/element';
import type { AudioProps } from './audio.element';
import { startCmsPlayer } from './cms-player';

export const styles = '';

/**
 * Activates the CMS's audio widget, also if it was added after the page load
 * (docs/compatibility/page-builder-markup.md#simple-widgets).
 */
export function enhance({ host, signal }: EnhanceContext<AudioProps>): undefined {
  const audio = ownElement(host, 'audio');
  if (!audio) return;
  markLive(audio, signal);
  startCmsPlayer(audio, signal);
}
