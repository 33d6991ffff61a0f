import { type CommonBehaviour, provideCommonBehaviour } from '../../core/element/common-behaviour';
import type { InputsOf } from '../../core/settings';
import { hasMotion } from './motion/occurs';
import { motionSettings } from './motion/settings';
import { isInvisible, makeVisible } from './motion/visible';

/** What the settings of every element may hold beside its own. */
export type MotionSettings = InputsOf<typeof motionSettings>;

const motion: CommonBehaviour = {
  settings: motionSettings,
  // What was hidden for an entrance that nothing is said of is shown.
  isWanted: (settings, target) => hasMotion(settings) || isInvisible(target),
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
