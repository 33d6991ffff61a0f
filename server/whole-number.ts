import { StartupError } from './startup-error';

/**
 * The value of an environment variable that holds a whole number.
 *
 * @throws StartupError it is no number from 0 to `most`
 */
export function wholeNumber(name: string, text: string, most: number): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number <= most) return number;
  throw new StartupError(`${name} is "${text}", which is no number from 0 to ${most}.`);
}

/** The largest number of a TCP port (RFC 9293, 3.1). */
export const LAST_PORT = 65_535;
