import { safeAddress } from '../../../../core/dom/safe-address';

/** The whole http(s) address that `address` names; undefined for anything else. */
export function webAddress(address: string | undefined): string | undefined {
  const whole = safeAddress(address);
  return whole && /^https?:/.test(whole) ? whole : undefined;
}
