import { readdir } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { coreKeys } from '../src/core/config/core-keys';
import type { Contract } from '../src/core/element/contract';
import type { Example } from '../src/core/element/example';
import { commonSettings, type Fields } from '../src/core/settings';
import { configKeys as trackingKeys } from '../src/tracking/config-keys';

/** The repository's root, with a trailing slash. */
export const root: string = fileURLToPath(new URL('../', import.meta.url));

/** A contract with its location. */
export interface FoundContract {
  readonly contract: Contract;
  /** The name of the element and of its folder: `contact-form`. */
  readonly name: string;
  /** Its folder below `src/elements`, with the family: `forms/contact-form`. */
  readonly folder: string;
  /** The name of its export: `contactForm`. */
  readonly exportName: string;
  /** The examples of `<name>.examples.ts`; at least two. */
  readonly examples: readonly Example[];
}

/** Returns all contracts (`src/elements/{family}/{name}/{name}.element.ts`), sorted by tag. */
export async function findContracts(): Promise<FoundContract[]> {
  const files = await readdir(`${root}src/elements`, { recursive: true });
  const found = files
    .filter((file) => file.endsWith('.element.ts'))
    .map((file) => ({ name: basename(file, '.element.ts'), folder: dirname(file) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return Promise.all(found.map(({ name, folder }) => contractIn(name, folder)));
}

/** Returns the settings that every element accepts. */
export async function findCommonSettings(): Promise<Fields> {
  const { provideMotion } = await import('../src/builder');
  provideMotion();
  return Object.assign({}, ...commonSettings());
}

/**
 * Returns the keys of a site's configuration: those of the core and of tracking, then those of each
 * `config.ts` of the builder, the API and the elements.
 */
export async function findConfiguration(): Promise<Fields> {
  const files = await readdir(`${root}src`, { recursive: true });
  const found = files
    .filter((file) => /^(api|builder|elements)\/(.+\/)?config\.ts$/.test(file))
    .sort();
  const declared = found.map(async (file): Promise<Fields> => {
    const { configKeys } = await import(`${root}src/${file}`);
    if (configKeys) return configKeys;
    throw new Error(
      `${file} does not export "configKeys", so its keys are missing from the schemas and tables. Export them.`,
    );
  });
  return Object.assign({}, coreKeys, trackingKeys, ...(await Promise.all(declared)));
}

async function contractIn(name: string, folder: string): Promise<FoundContract> {
  const exportName = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const module = await import(`${root}src/elements/${folder}/${name}.element.ts`);
  const contract: Contract | undefined = module[exportName];
  if (!contract) {
    throw new Error(
      `${name}.element.ts does not export "${exportName}", so it has no manifest. Export it.`,
    );
  }
  const examples = await examplesIn(name, folder);
  return { contract, name, folder, exportName, examples };
}

async function examplesIn(name: string, folder: string): Promise<readonly Example[]> {
  const { examples } = await import(`${root}src/elements/${folder}/${name}.examples.ts`);
  if (examples?.length >= 2) return examples;
  throw new Error(
    `${name}.examples.ts exports fewer than two "examples", so the documentation is incomplete. Add the plain case and a common variation.`,
  );
}
