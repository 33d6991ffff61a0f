import type { EventDeclaration } from '../../../src/tracking/catalogue/declaration';
import { elements, secondaryLocations } from '../../../src/tracking/catalogue/words';
import { note } from '../note';
import type { AdminEvents } from './declarations';

/** `src/tracking/catalogue/generated.ts`: the catalogue's events of the admin tools. */
export function catalogueModule({ kits, templates }: AdminEvents): string {
  return `${note}import type { EventDeclaration } from './declaration';
import { elements, secondaryLocations } from './words';

${lists.map(({ name, code }) => `const ${name} = ${code};\n`).join('')}
/** The events of the kit tools. */
export const kitEvents = ${codeOf(kits)} as const satisfies Readonly<Record<string, EventDeclaration>>;

/** The events of the template library. */
export const templateEvents = ${codeOf(templates)} as const satisfies Readonly<Record<string, EventDeclaration>>;
`;
}

/** Lists of accepted values that the module takes from the catalogue's words instead of repeating them. */
const lists = [
  {
    name: 'kitLocations',
    code: 'Object.values(secondaryLocations.kit)',
    values: secondaryLocations.kit,
  },
  {
    name: 'libraryLocations',
    code: 'Object.values(secondaryLocations.templateLibrary)',
    values: secondaryLocations.templateLibrary,
  },
  { name: 'usedElements', code: 'Object.values(elements)', values: elements },
];

function codeOf(events: Readonly<Record<string, EventDeclaration>>): string {
  return lists.reduce(
    (code, { name, values }) => code.replaceAll(JSON.stringify(Object.values(values)), name),
    JSON.stringify(events),
  );
}
