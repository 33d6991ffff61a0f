import { siteConfig } from '../config';
import type { LightboxControls } from './item';

const names = ['counter', 'zoom', 'fullscreen', 'share'] as const;

/**
 * Which controls are shown: as asked, else by the kit's `lightbox_enable_…` (facts, page-builder 10),
 * else all. A builder prints `yes` or nothing.
 */
export function shownControls(asked: LightboxControls = {}): Required<LightboxControls> {
  const { kit } = siteConfig();
  const shown = names.map((name) => {
    const inKit = kit[`lightbox_enable_${name}`];
    return [name, asked[name] ?? (inKit === undefined || inKit === 'yes' || inKit === true)];
  });
  return Object.fromEntries(shown) as Required<LightboxControls>;
}
