import { siteConfig } from '../core/config';
import {
  type ApplyBehaviour,
  type CommonBehaviour,
  provideCommonBehaviour,
} from '../core/element/common-behaviour';
import type { InputsOf } from '../core/settings';
import { hasMotion } from './motion/occurs';
import { motionSettings } from './motion/settings';
import { invisibleClass, isInvisible, makeVisible } from './motion/visible';

/** Motion settings that every element accepts in addition to its own. */
export type MotionSettings = InputsOf<typeof motionSettings>;

let motionCode: Promise<ApplyBehaviour> | undefined;

/** Loads the code of motion. The promise is kept, because even an `import()` of loaded code takes the page several tasks. */
function loadMotion(): Promise<ApplyBehaviour> {
  motionCode ??= import('./motion').then(
    ({ applyMotion }) => applyMotion,
    (error: unknown) => {
      motionCode = undefined;
      throw error;
    },
  );
  return motionCode;
}

/**
 * Requests the code of motion if the page prints a node that is hidden until its entrance. A failure is handled when a node needs
 * the code.
 */
export function requestMotion(): void {
  if (document.getElementsByClassName(invisibleClass())[0]) loadMotion().catch(() => {});
}

const motion: CommonBehaviour = {
  settings: motionSettings,
  // Also shows elements that are hidden although their settings have no entrance.
  isWanted: (settings, target) => hasMotion(settings) || isInvisible(target),
  load: loadMotion,
  // Without the motion code, the node is at least shown.
  giveUp: makeVisible,
};

/** In the builder's editor, settings are in its models, which `data-model-cid` names. */
const editing: CommonBehaviour = {
  settings: {},
  isWanted: (_settings, { dataset }) => dataset.modelCid !== undefined,
  load: async () => (await import('./editing/edited-nodes')).followOwnNode,
  giveUp() {},
};

let areRolesCorrected = false;

/**
 * Enables the builder's entrance animation and stretching for every element, and in the builder's editor the
 * settings of its models. The code is loaded if settings or nodes request it. Also corrects the roles of printed
 * widgets in our tags.
 */
export function provideMotion(): void {
  provideCommonBehaviour(motion);
  const { mode, isStatic } = siteConfig();
  if (mode === 'edit') provideCommonBehaviour(editing);
  if (isStatic || areRolesCorrected) return;
  if (!globalThis.document?.querySelector('[role=region],[role=tabpanel]')) return;
  areRolesCorrected = true;
  // Without this code, the controllers correct their own widgets when they are near the viewport.
  import('./adoption/whole-page').then(
    ({ correctRoles }) => correctRoles(false),
    () => {},
  );
}
