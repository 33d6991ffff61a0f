import { readdir } from 'node:fs/promises';
import { root } from '../contracts';

/** The sentences of one module, by key. */
export interface Sentences {
  /** The module's path from the repository's folder. */
  readonly file: string;
  readonly sentences: Readonly<Record<string, string>>;
}

/** The sentences of every `src/**\/messages.ts`: all that elements themselves show. */
export async function findSentences(): Promise<Sentences[]> {
  const files = await readdir(`${root}src`, { recursive: true });
  const found = files.filter((file) => /(^|\/)messages\.ts$/.test(file)).sort();
  return (await Promise.all(found.map((file) => sentencesIn(`src/${file}`)))).flat();
}

async function sentencesIn(file: string): Promise<Sentences[]> {
  const exported: unknown[] = Object.values(await import(root + file));
  const found = exported.filter(isWording).map(({ sentences }) => ({ file, sentences }));
  if (found.length === 0) {
    throw new Error(
      `${file} exports no wording(), so its sentences cannot be translated. Export it.`,
    );
  }
  return found;
}

function isWording(value: unknown): value is Omit<Sentences, 'file'> {
  return typeof value === 'function' && 'sentences' in value;
}

/** `schemas/messages.en.json`: the keys that the configuration's `messages` may word anew, in English. */
export function messageCatalogue(found: readonly Sentences[]): Readonly<Record<string, string>> {
  const catalogue: Record<string, string> = {};
  for (const { file, sentences } of found) {
    for (const [key, sentence] of Object.entries(sentences)) {
      if (Object.hasOwn(catalogue, key)) {
        throw new Error(
          `"${key}" of ${file} is worded elsewhere too, so a site could not word both. Rename one.`,
        );
      }
      catalogue[key] = sentence;
    }
  }
  return Object.fromEntries(
    Object.entries(catalogue).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
