import { readdir } from 'node:fs/promises';
import { common } from '../../src/core/config';
import type { ToolFamily } from '../../src/core/languages/tool-packs';
import { root } from '../contracts';

/** The English messages of one module, by key. */
export interface ModuleMessages {
  /** The module's path from the repository's root. */
  readonly file: string;
  readonly defaults: Readonly<Record<string, string>>;
  /** The family whose packs translate them, if administrators alone see them. */
  readonly family?: ToolFamily;
}

/** The messages of every `src/**\/messages.ts`, all texts that elements show, and the common ones. */
export async function findMessages(): Promise<ModuleMessages[]> {
  const files = await readdir(`${root}src`, { recursive: true });
  const modules = files.filter((file) => /(^|\/)messages\.ts$/.test(file)).sort();
  const own = await Promise.all(modules.map((file) => messagesIn(`src/${file}`)));
  return [commonMessages(), ...own.flat()];
}

function commonMessages(): ModuleMessages {
  const named = Object.entries(common).map(([name, text]) => [`common.${name}`, text]);
  return { file: 'src/core/config/common-messages.ts', defaults: Object.fromEntries(named) };
}

async function messagesIn(file: string): Promise<ModuleMessages[]> {
  const exported: unknown[] = Object.values(await import(root + file));
  const declared = exported.filter(isFormatter).map(({ defaults, family }) => ({
    file,
    defaults,
    ...(family && { family }),
  }));
  if (declared.length === 0) {
    throw new Error(
      `${file} exports neither defineMessages() nor defineToolMessages(), so its messages cannot be translated. Export it.`,
    );
  }
  return declared;
}

function isFormatter(value: unknown): value is Omit<ModuleMessages, 'file'> {
  return typeof value === 'function' && 'defaults' in value;
}

/** `schemas/messages.en.json`: the keys that a site may override under `messages`, with the English texts. */
export function messageCatalogue(
  modules: readonly ModuleMessages[],
): Readonly<Record<string, string>> {
  const catalogue: Record<string, string> = {};
  for (const { file, defaults } of modules) {
    for (const [key, message] of Object.entries(defaults)) {
      if (Object.hasOwn(catalogue, key)) {
        throw new Error(
          `"${key}" of ${file} is declared elsewhere too, so a site cannot override both. Rename one.`,
        );
      }
      catalogue[key] = message;
    }
  }
  return Object.fromEntries(
    Object.entries(catalogue).sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
