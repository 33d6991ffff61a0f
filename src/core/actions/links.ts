import { siteConfig } from '../config';
import { hasOwn } from '../settings';
import { decodedHash, parsedActionHash } from './action-hash';
import { type ActionSource, runAction, warnOfAction } from './registry';

/** True of a link whose click runs an action: its address begins with the builder's hash. */
export function isActionLink(link: Element, builder: string): boolean {
  const address = link.getAttribute('href')?.trim() ?? '';
  return /^(?:#|%23)/i.test(address) && isActionAddress(address, builder);
}

/**
 * Runs what a link's address asks for.
 *
 * @returns false if its action is not registered here: another script of the page may know it
 */
export function runActionLink(link: HTMLElement): boolean {
  return runHash(link.getAttribute('href') ?? '', { element: link, byVisitor: true });
}

/**
 * Runs the action that the page was opened with, if an element of the page stands for it: one whose
 * `data-e-action-hash` equals the address's hash, or a link that contains it. An address alone runs
 * nothing, or strangers could make a page do things by a link to it.
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
  if (call) warnOfAction(`${hash} is no action address: ${call.problem}`, source.element);
  return true;
}
