import { siteConfig } from '../../../../core/config';
import { isOff } from '../../../../core/config/toggle';
import type { LightboxControls } from './item';

const names = ['counter', 'zoom', 'fullscreen', 'share'] as const;

/**
 * Which controls are shown: as asked, else by the kit's `lightbox_enable_…` (facts, page-builder 10),
 * else all.
 */
export function shownControls(asked: LightboxControls = {}): Required<LightboxControls> {
  const { kit } = siteConfig();
  const shown = names.map((name) => {
    return [name, asked[name] ?? !isOff(kit[`lightbox_enable_${name}`])];
  });
  return Object.fromEntries(shown) as Required<LightboxControls>;
}
