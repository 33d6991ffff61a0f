import { siteConfig } from '../config';
import { logInfo, logWarning } from '../dom/log';
import type { Contract } from './contract';
import { DELAY_ATTRIBUTE } from './gate';

/** Why an element does not run, although its code is here. */
export type Silence = 'feature' | 'static' | 'mode' | 'delay';

const told = new Set<string>();

/** Says in the console why an element does not run: once for each tag and reason. */
export function tellSilence(
  host: Element,
  contract: Pick<Contract, 'tag' | 'feature' | 'modes'>,
  silence: Silence,
): void {
  const { tag } = contract;
  const key = `${tag} ${silence}`;
  if (told.has(key)) return;
  told.add(key);
  const log = silence === 'feature' ? logWarning : logInfo;
  log(`<${tag}>: ${reasons[silence](contract)}`, host);
}

const reasons: Readonly<
  Record<Silence, (contract: Pick<Contract, 'feature' | 'modes'>) => string>
> = {
  feature: ({ feature }) =>
    `the feature flag "${feature}" is off, so the page builder's markup stays as printed. ` +
    'If the site uses the feature, add it to "features" of #nh-config.',
  static: () => 'the page is static, so its markup stays as printed. See "isStatic" of #nh-config.',
  mode: ({ modes = [] }) =>
    `the mode of the page is "${siteConfig().mode}", so its markup stays as printed. It runs in the ` +
    `mode ${modes.map((mode) => `"${mode}"`).join(' or ')}.`,
  delay: () =>
    `an ancestor has ${DELAY_ATTRIBUTE}="true", so it starts when that attribute is removed.`,
};
