import { shareConfig } from './shared-config';
import type { ConfigInput } from './site';

/** `configure()` for another window, such as the frame of a preview; also for builds that the window loads later. */
export function configureWindow(view: Window, fields: ConfigInput): void {
  shareConfig('configured', fields, view);
}
