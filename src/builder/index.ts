import { type CommonBehaviour, provideCommonBehaviour } from '../core/element/common-behaviour';
import type { InputsOf } from '../core/settings';
import { hasMotion } from './motion/occurs';
import { motionSettings } from './motion/settings';
import { isInvisible, makeVisible } from './motion/visible';

/** Motion settings that every element accepts in addition to its own. */
export type MotionSettings = InputsOf<typeof motionSettings>;

const motion: CommonBehaviour = {
  settings: motionSettings,
  // Also shows elements that are hidden although their settings have no entrance.
  isWanted: (settings, target) => hasMotion(settings) || isInvisible(target),
  load: async () => (await import('./motion')).applyMotion,
  // Without the motion code, the node is at least shown.
  giveUp: makeVisible,
};

/**
 * Enables the builder's entrance animation and stretching for every element. The code is loaded if settings
 * request it.
 */
export function provideMotion(): void {
  provideCommonBehaviour(motion);
}
