import { attributeOf, propertyNames } from '../../src/core/element/properties';
import type { FoundContract } from '../contracts';
import { className } from './class-name';
import { note } from './note';
import { settingsArgument } from './tag-names';

/** `src/react/index.ts`: a component for each element, and the tags in JSX. */
export function reactComponents(found: readonly FoundContract[]): string {
  const imports = found.map(
    ({ exportName, folder, name }) =>
      `import type { ${exportName} } from '../elements/${folder}/${name}.element';\n`,
  );
  const tags = found.map(
    ({ contract, exportName }) =>
      `      '${contract.tag}': TagProps<typeof ${exportName}${settingsArgument(contract)}>;\n`,
  );
  return `${note}'use client';

${imports.join('')}import { component } from './component';
import type * as types from '../elements/settings-types';
import type { ElementComponent, TagProps } from './types';

export type * from '../elements/tag-names';
export { NhAutoload } from './autoload';

${found.map(componentOf).join('\n')}
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${tags.join('')}    }
  }
}
`;
}

function componentOf({ contract, exportName }: FoundContract): string {
  const names = propertyNames(contract);
  const attributes = names.flatMap((name) => {
    const attribute = attributeOf(contract, name);
    return attribute ? [[name, attribute]] : [];
  });
  const face = {
    tag: contract.tag,
    attributes: Object.fromEntries(attributes),
    properties: names.filter((name) => !attributeOf(contract, name)),
    events: Object.keys(contract.events),
  };
  const type = `ElementComponent<typeof ${exportName}${settingsArgument(contract)}>`;
  return `/** \`<${contract.tag}>\`: ${contract.summary} */
export const ${className(contract)}: ${type} = /* @__PURE__ */ component(${JSON.stringify(face)});
`;
}
