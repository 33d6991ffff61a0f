import { objectOf } from '../core/settings/reading';

/** The JSON of a document in some format. */
export type DocumentJson = Readonly<Record<string, unknown>>;

/** The keys of templates and of kits' documents that are page settings since format 1. */
const moved = { title: 'post_title', slug: 'post_name', status: 'post_status' } as const;

/**
 * Format 0 has no version: a template, a document of a kit or of a data folder, whose title, slug and status are beside
 * its page settings.
 */
function fromUnversioned(json: DocumentJson): DocumentJson {
  const settings = json.page_settings ?? json.pageSettings;
  const own = objectOf(settings ?? {});
  const beside = Object.entries(moved).filter(
    ([key, name]) => typeof json[key] === 'string' && json[key] !== '' && own?.[name] === undefined,
  );
  if (!own || beside.length === 0) return { ...json, page_settings: settings };
  const added = Object.fromEntries(beside.map(([key, name]) => [name, json[key]]));
  return { ...json, page_settings: { ...added, ...own } };
}

/** The migrations by the format that they read; each returns the next format. */
const migrations: readonly ((json: DocumentJson) => DocumentJson)[] = [fromUnversioned];

/** Returns the JSON of a document in the present format. */
export function migrated(json: DocumentJson, format: number): DocumentJson {
  let newer = json;
  for (const migrate of migrations.slice(format)) newer = migrate(newer);
  return newer;
}
