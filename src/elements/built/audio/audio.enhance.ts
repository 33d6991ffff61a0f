import type { EnhanceContext } from '../../../core/element';
import { markLive } from '../markup/live';
import { ownElement } from '../markup/own';
import type { AudioProps } from './audio.element';
import { startCmsPlayer } from './cms-player';

export const styles = '';

/** Has the CMS's audio widget played as on a page that has it from the start (facts, page-builder-markup 5). */
export function enhance({ host, signal }: EnhanceContext<AudioProps>): undefined {
  const audio = ownElement(host, 'audio');
  if (!audio) return;
  markLive(audio, signal);
  startCmsPlayer(audio, signal);
}
