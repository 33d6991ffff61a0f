import type { FoundContract } from '../contracts';
import { className } from './class-name';
import { note } from './note';

/**
 * `src/define/<name>.ts`: registers an element with its controller included; its body is loaded when it is
 * rendered.
 */
export function defineModule({ folder, name, exportName, contract }: FoundContract): string {
  const path = `../elements/${folder}/${name}`;
  const controller = contract.enhance ? `import { enhance, styles } from '${path}.enhance';\n` : '';
  const definition = contract.enhance
    ? `{ ...${exportName}, enhance: () => ({ enhance, styles }) }`
    : exportName;
  return `${note}import { defineElement, type ElementClass } from '../core/element';
import { ${exportName} } from '${path}.element';
${controller}import { provideMotion } from '../builder';

export type * from '../elements/tag-names';

provideMotion();

/** \`<${contract.tag}>\`, registered. */
export const ${className(contract)}: ElementClass<typeof ${exportName}> = defineElement(${definition});
`;
}
