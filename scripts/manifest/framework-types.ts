import type { FoundContract } from '../contracts';
import { note } from './note';
import { settingsArgument } from './tag-names';

/** A framework whose templates have types by declaration merging. */
interface Framework {
  readonly module: string;
  /** The interface of tags, which the declarations extend. */
  readonly tags: string;
  /** The type of a tag, and its file in `src/frameworks`. */
  readonly type: string;
  readonly from: string;
}

const vue: Framework = {
  module: 'vue',
  tags: 'GlobalComponents',
  type: 'VueTag',
  from: './vue-tag',
};
const svelte: Framework = {
  module: 'svelte/elements',
  tags: 'SvelteHTMLElements',
  type: 'SvelteTag',
  from: './svelte-tag',
};

/** `src/frameworks/*.d.ts`: the tags in the templates of Vue and of Svelte, by path. */
export function frameworkTypes(found: readonly FoundContract[]): [path: string, text: string][] {
  return [
    ['src/frameworks/vue.d.ts', declarations(found, vue)],
    ['src/frameworks/svelte.d.ts', declarations(found, svelte)],
  ];
}

function declarations(
  found: readonly FoundContract[],
  { module, tags, type, from }: Framework,
): string {
  const imports = found.map(
    ({ exportName, folder, name }) =>
      `import type { ${exportName} } from '../elements/${folder}/${name}.element';\n`,
  );
  const members = found.map(
    ({ contract, exportName }) =>
      `    /** ${contract.summary} */
    '${contract.tag}': ${type}<typeof ${exportName}${settingsArgument(contract)}>;\n`,
  );
  return `${note}${imports.join('')}import type * as types from '../elements/settings-types';
import type { ${type} } from '${from}';

export type * from '../elements/tag-names';

declare module '${module}' {
  interface ${tags} {
${members.join('')}  }
}
`;
}
