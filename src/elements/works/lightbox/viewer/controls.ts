import { siteConfig } from '../../../../core/config';
import { isOff } from '../../../../core/config/toggle';
import type { LightboxControls } from './item';

const names = ['counter', 'zoom', 'fullscreen', 'share'] as const;

/**
 * The controls to show: the requested ones, else those that the kit's `lightbox_enable_…` enable
 * (docs/compatibility/page-builder.md#lightbox-controls). Default: all.
 */
export function shownControls(requested: LightboxControls = {}): Required<LightboxControls> {
  const { kit } = siteConfig();
  const shown = names.map((name) => {
    return [name, requested[name] ?? !isOff(kit[`lightbox_enable_${name}`])];
  });
  return Object.fromEntries(shown) as Required<LightboxControls>;
}
