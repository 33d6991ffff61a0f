import { type CommonBehaviour, provideCommonBehaviour } from '../../core/element/common-behaviour';
import { hasMotion } from './motion/occurs';
import { motionSettings } from './motion/settings';
import { makeVisible } from './motion/visible';

const motion: CommonBehaviour = {
  settings: motionSettings,
  isWanted: (settings) => hasMotion(settings),
  load: async () => (await import('./motion')).applyMotion,
  // Motion is a decoration: without its code the node is at least seen.
  giveUp: makeVisible,
};

/**
 * Lets every element carry the builder's entrance animation and stretch; their code is fetched where
 * settings ask for them.
 */
export function provideMotion(): void {
  provideCommonBehaviour(motion);
}
