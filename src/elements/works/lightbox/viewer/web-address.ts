import { safeAddress } from '../../../../core/dom/safe-address';

/** The absolute http(s) address of `address`; undefined for any other scheme. */
export function webAddress(address: string | undefined): string | undefined {
  const whole = safeAddress(address);
  return whole && /^https?:/.test(whole) ? whole : undefined;
}
