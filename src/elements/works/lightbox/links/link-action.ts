import { type ActionSource, registerAction } from '../../../../core/actions/registry';
import { lightboxConfig } from '../config';
import { isPickingColour, mayOpen } from './link-eligibility';
import { openRequest } from './link-open';
import { requestOfSettings } from './link-request';
import { type LinkSettings, linkSettings } from './link-settings';

/** Makes the action `lightbox` known (facts, page-builder 16). */
export function registerLightboxAction(): void {
  registerAction('lightbox', { settings: linkSettings, run: openBySettings });
}

async function openBySettings(
  settings: LinkSettings,
  { element, byVisitor }: ActionSource,
): Promise<void> {
  const site = lightboxConfig();
  if (!mayOpen(site, isPickingColour(document, site.builder))) return;
  const request = requestOfSettings(settings, element);
  if (!request) throw new Error('its address is neither a picture nor a video');
  await openRequest({ ...request, byVisitor });
}
