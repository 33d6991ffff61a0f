import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Contract } from '../src/core/element/contract';

/** The repository's folder, with a slash at its end. */
export const root: string = fileURLToPath(new URL('../', import.meta.url));

/** A contract, and where it was found. */
export interface FoundContract {
  readonly contract: Contract;
  /** The element's folder: `contact-form`. */
  readonly folder: string;
  /** The name it is exported by: `contactForm`. */
  readonly exportName: string;
}

/** All contracts (`src/elements/{folder}/{folder}.element.ts`), by tag. */
export async function findContracts(): Promise<FoundContract[]> {
  const entries = await readdir(`${root}src/elements`, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(folders.sort().map(contractIn));
}

async function contractIn(folder: string): Promise<FoundContract> {
  const exportName = folder.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const module = await import(`${root}src/elements/${folder}/${folder}.element.ts`);
  const contract: Contract | undefined = module[exportName];
  if (!contract) {
    throw new Error(
      `${folder}.element.ts does not export "${exportName}", so it has no manifest. Export it.`,
    );
  }
  return { contract, folder, exportName };
}
