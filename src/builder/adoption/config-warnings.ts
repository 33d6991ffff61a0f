import { logInfo, logWarning } from '../../core/dom/log';
import type { AtomicKind } from '../atomic/kinds';

const told = new Set<string>();

function tell(message: string, ...words: unknown[]): void {
  if (told.has(message)) return;
  told.add(message);
  logWarning(message, ...words);
}

/** Warns that the configuration was removed from the page together with the builder's script. */
export function warnOfLostConfig(builder: string): void {
  tell(
    `nh-elements: the page builder's configuration is missing, so its breakpoints, texts and feature flags are unknown. ` +
      `Keep the inline script of the handle "${builder}-frontend" (#${builder}-frontend-js-before) in the page, ` +
      'or print "features" in #nh-config.',
  );
}

/** Says that adoption stops, because the page builder's configuration declares a static page. */
export function tellStaticPage(): void {
  logInfo(
    "nh-elements: the page is static, so the page builder's nodes stay as printed. " +
      'See "isStatic" of #nh-config, or "is_static" of the page builder.',
  );
}

/** Warns that a widget stays as printed because its feature flag is off. */
export function warnOfFlag(
  node: Element,
  { tag, feature }: { readonly tag: string; readonly feature: string },
): void {
  tell(
    `<${tag}>: the feature flag "${feature}" is off, so the builder's widget stays as printed. ` +
      'If the site uses the feature, add it to "features" of #nh-config.',
    node,
  );
}

/** Warns that scripts of atomic elements are missing, and names the handles that the page has to keep. */
export function warnOfAtomicElements(kinds: readonly AtomicKind[], builder: string): void {
  const names = (some: readonly AtomicKind[]): string => some.map(({ name }) => name).join(', ');
  const ours = names(kinds.filter(({ tag }) => tag));
  const others = names(kinds.filter(({ tag }) => !tag));
  const handles = [...new Set(kinds.flatMap((kind) => kind.handles))];
  tell(
    `nh-elements: the page builder's scripts for ${names(kinds)} are missing. ` +
      (ours && `nh-elements activates ${ours} instead. `) +
      (others && `Without these scripts, ${others} stay as printed. `) +
      `Keep these handles in the page: ${handles.map((one) => `${builder}-${one}`).join(', ')}.`,
  );
}
