import { siteConfig } from '../../core/config';
import { logWarning } from '../../core/dom/log';

/** Warns that adoption is off because the builder's own script runs. The builder's editor needs that script. */
export function warn(builder: string): void {
  if (siteConfig().mode === 'edit') return;
  logWarning(
    `nh-elements: the builder's own script (${builder}Frontend) runs on this page, so nh-elements does not activate the builder's nodes. ` +
      'Remove that script from the page, or remove "adopt" from #nh-config.',
  );
}
