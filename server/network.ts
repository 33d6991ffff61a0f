import { isIPv6 } from 'node:net';

/** An IPv4 address in the form of an IPv6 address, as dual-stack sockets report it. */
const MAPPED = /^::ffff:([\d.]+)$/i;

/** The number of groups of 16 bits in an IPv6 address, and in the /64 prefix that a provider gives to one customer. */
const GROUPS = 8;
const PREFIX = 4;

/**
 * The part of an IP address that rate limits count: an IPv4 address, or the first 64 bits of an IPv6 address. A customer
 * can use all addresses with the same 64 bits. Other keys stay as they are.
 */
export function networkOf(key: string): string {
  const [, mapped] = MAPPED.exec(key) ?? [];
  if (mapped) return mapped;
  return isIPv6(key) ? `${groupsOf(key).slice(0, PREFIX).join(':')}::/64` : key;
}

function groupsOf(address: string): string[] {
  const [before = '', after] = address.replace(/%.*/, '').split('::');
  const first = groups(before);
  const last = groups(after ?? '');
  const zeros = Array<string>(Math.max(0, GROUPS - first.length - last.length)).fill('0');
  return [...first, ...zeros, ...last];
}

const groups = (text: string): string[] =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16).toString(16));
