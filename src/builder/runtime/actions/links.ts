import { siteConfig } from '../../../core/config';
import { hasOwn } from '../../../core/settings';
import { decodedHash, parsedActionHash } from './action-hash';
import { type ActionSource, runAction, warnOfAction } from './registry';

/** Whether a click on the link runs an action: its address starts with the builder's hash. */
export function isActionLink(link: Element, builder: string): boolean {
  const address = link.getAttribute('href')?.trim() ?? '';
  return /^(?:#|%23)/i.test(address) && isActionAddress(address, builder);
}

/**
 * Runs the action of a link.
 *
 * @returns false if the action is not registered here: another script of the page may handle it
 */
export function runActionLink(link: HTMLElement): boolean {
  return runHash(link.getAttribute('href') ?? '', { element: link, byVisitor: true });
}

/**
 * Runs the action in the hash of the page's address, if an element of the page allows it: an element whose
 * `data-e-action-hash` equals the hash, or a link that contains the hash. The address alone runs nothing;
 * otherwise any link to the page could trigger actions.
 */
export function runActionOfLocation(document: Document): void {
  const { builder } = siteConfig();
  const hash = decodedHash(document.location.hash);
  if (!isActionAddress(hash, builder)) return;
  const carrier = [...document.querySelectorAll<HTMLElement>('[data-e-action-hash], a[href]')].find(
    (element) =>
      decodedHash(element.dataset.eActionHash ?? '') === hash ||
      decodedHash(element.getAttribute('href') ?? '').includes(hash),
  );
  if (carrier) runHash(hash, { element: carrier, byVisitor: false });
}

function isActionAddress(address: string, builder: string): boolean {
  return parsedActionHash(address, builder) !== null;
}

function runHash(hash: string, source: ActionSource): boolean {
  const call = parsedActionHash(hash, siteConfig().builder);
  if (call && hasOwn(call, 'action')) return runAction(call.action, call.settings, source);
  if (call) warnOfAction(`${hash} is not a valid action address: ${call.problem}`, source.element);
  return true;
}
