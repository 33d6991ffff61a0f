import type { FoundContract } from '../contracts';
import { className } from './class-name';
import { note } from './note';

/** `index.ts` of an element: its class, not registered. */
export function classModule({ name, exportName, contract }: FoundContract): string {
  return `${note}import { type ElementOf, elementClass } from '../../../core/element';
import { ${exportName} } from './${name}.element';

export * from './${name}.element';

/**
 * The class of \`<${contract.tag}>\`, not registered.
 *
 * ${contract.summary}
 */
export const ${className(contract)} = elementClass(${exportName});
export type ${className(contract)} = ElementOf<typeof ${exportName}>;
`;
}
