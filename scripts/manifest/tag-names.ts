import type { FoundContract } from '../contracts';
import { note } from './note';
import { settingsTypeName } from './settings-types';

/** `src/elements/tag-names.ts`: the types of the tags and of their events, for TypeScript's DOM. */
export function tagNames(found: readonly FoundContract[]): string {
  const imports = found.map(
    ({ exportName, folder, name }) =>
      `import type { ${exportName} } from './${folder}/${name}.element';\n`,
  );
  const tags = found.map(
    ({ contract, exportName }) =>
      `    '${contract.tag}': ElementOf<typeof ${exportName}${settingsArgument(contract)}>;\n`,
  );
  const events = found
    .flatMap(({ contract, exportName }) =>
      Object.keys(contract.events).map((name) => ({ name, exportName })),
    )
    // Elements of a family may share an event; the first declaration applies to all.
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index)
    .map(
      ({ name, exportName }) =>
        `    '${name}': CustomEvent<DetailsOf<(typeof ${exportName})['events']>['${name}']>;\n`,
    );
  return `${note}import type { DetailsOf, ElementOf, ElementProblem } from '../core/element';
${imports.join('')}import type * as types from './settings-types';

export type * from './settings-types';

declare global {
  interface HTMLElementTagNameMap {
${tags.join('')}  }
  // The base of the maps of elements, the document and the window.
  interface GlobalEventHandlersEventMap {
    'nh-error': CustomEvent<ElementProblem>;
${events.join('')}  }
}
`;
}

/** The second argument of `ElementOf` and of the components' types: the interface of the settings. */
export function settingsArgument(contract: FoundContract['contract']): string {
  return contract.settings ? `, types.${settingsTypeName(contract)}` : '';
}
