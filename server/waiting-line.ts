import { setTimeout } from 'node:timers/promises';
import { networkOf } from './network';

/** The largest number of waiting attempts per IP address. */
export const LONGEST_LINE = 5;

/** Waits for the turn of an attempt from an IP address. Resolves to false at once when too many are waiting. */
export type WaitingLine = (address: string) => Promise<boolean>;

interface Line {
  length: number;
  end: Promise<unknown>;
}

/**
 * A waiting line for each network, in the memory of this process.
 *
 * @param pause milliseconds between two attempts
 */
export function waitingLine(pause: number): WaitingLine {
  const lines = new Map<string, Line>();
  return async (address) => {
    const network = networkOf(address);
    const line = lines.get(network) ?? { length: 0, end: Promise.resolve() };
    if (line.length === LONGEST_LINE) return false;
    lines.set(network, line);
    line.length += 1;
    line.end = line.end.then(() => setTimeout(pause));
    await line.end;
    line.length -= 1;
    if (line.length === 0) lines.delete(network);
    return true;
  };
}
