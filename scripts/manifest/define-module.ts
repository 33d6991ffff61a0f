import type { FoundContract } from '../contracts';
import { className } from './class-name';
import { note } from './note';

/** `src/define/<name>.ts`: registers an element. */
export function defineModule({ folder, name, exportName, contract }: FoundContract): string {
  return `${note}import { defineElement } from '../core/element';
import * as body from '../elements/${folder}/${name}';
import { ${exportName} } from '../elements/${folder}/${name}.element';
import type {} from '../elements/tag-names';

/** \`<${contract.tag}>\`, registered, with its body at hand. */
export const ${className(contract)} = defineElement({ ...${exportName}, load: () => body });
`;
}
