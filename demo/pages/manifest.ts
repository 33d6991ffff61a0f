import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';

const file = new URL('../../custom-elements.json', import.meta.url);

const text = z._default(z.string(), '');
const type = z._default(z.object({ text }), { text: '' });
const named = z.object({ name: text, description: text });

const attribute = z.extend(named, {
  type,
  default: z.optional(z.string()),
  fieldName: z.optional(z.string()),
});
const setting = z.extend(named, { type, default: z.optional(z.string()) });
const member = z.extend(attribute, { kind: text, attribute: z.optional(z.string()) });

/** A missing list in a manifest is an empty list. */
const list = <T extends z.ZodMiniType>(entry: T) =>
  z.pipe(
    z.optional(z.array(entry)),
    z.transform((entries) => entries ?? []),
  );

const declaration = z.object({
  tagName: z.optional(z.string()),
  summary: text,
  attributes: list(attribute),
  members: list(member),
  events: list(z.extend(named, { type })),
  slots: list(named),
  cssParts: list(named),
  cssProperties: list(z.extend(named, { default: z.optional(z.string()) })),
  // An extension of the manifest: the keys of the attribute `settings`.
  settings: list(setting),
});

const manifest = z.object({ modules: list(z.object({ declarations: list(declaration) })) });

export type ManifestElement = z.output<typeof declaration> & { readonly tagName: string };

/** The elements of `custom-elements.json` by tag; undefined if the file does not exist. */
export async function manifestElements(): Promise<readonly ManifestElement[] | undefined> {
  const source = await manifestSource();
  if (source === undefined) return undefined;
  return manifest
    .parse(JSON.parse(source))
    .modules.flatMap(({ declarations }) => declarations)
    .filter((entry): entry is ManifestElement => entry.tagName !== undefined)
    .sort((a, b) => a.tagName.localeCompare(b.tagName));
}

async function manifestSource(): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
