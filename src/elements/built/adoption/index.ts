import type { Adopt } from '../../../core/loading/adoption';
import { Adopter, builderOf } from './adopter';
import { isBuilderHere } from './builder-runtime';

/**
 * Brings the builder's own nodes in `root` alive in place, without moving, wrapping or redrawing them.
 * Where the builder's own script runs, it does nothing, and says so once.
 */
export const adopt: Adopt = (root, loader) =>
  isBuilderHere(builderOf(loader)) ? nothing : new Adopter(root, loader);

const nothing = { awaits: () => false, bringAlive: async () => false };
