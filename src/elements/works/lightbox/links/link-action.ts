import { type ActionSource, registerAction } from '../../../../builder/runtime/actions/registry';
import { lightboxConfig } from '../config';
import { mayOpen } from './link-eligibility';
import { openRequest } from './link-open';
import { requestOfSettings } from './link-request';
import { type LinkSettings, linkSettings } from './link-settings';

/** Registers the action `lightbox` (docs/compatibility/page-builder.md#the-lightbox-action). */
export function registerLightboxAction(): void {
  registerAction('lightbox', { settings: linkSettings, run: openBySettings });
}

async function openBySettings(
  settings: LinkSettings,
  { element, byVisitor }: ActionSource,
): Promise<void> {
  if (!(await mayOpen(lightboxConfig(), document))) return;
  const request = requestOfSettings(settings, element);
  if (!request) throw new Error('its address is neither an image nor a video');
  await openRequest({ ...request, byVisitor });
}
