import type { Contract } from '../../src/core/element/contract';
import { tokens } from '../../src/core/theme/tokens';

/** The custom properties that an element reads: its own, then the theme tokens. */
export function allCssProperties(contract: Contract): Readonly<Record<string, string>> {
  const read = (contract.tokens ?? []).map((name) => [name, `Theme token. ${tokens[name]}`]);
  return { ...contract.cssProperties, ...Object.fromEntries(read) };
}
