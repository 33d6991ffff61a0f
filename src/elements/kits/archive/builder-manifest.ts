import { builderSwitches } from '../../../api/kits/sections';

type Values = Readonly<Record<string, unknown>>;

/** Whether a manifest was written by the page builder. It names its version; ours does not. */
export function isBuilderManifest(json: unknown): json is Values {
  return isRecord(json) && typeof json.elementor_version === 'string';
}

/**
 * Translates the page builder's manifest, of version 1.0 to 3.0, to the shape of this package:
 * `docs/compatibility/kits.md`. The result is not validated.
 */
export function fromBuilderManifest(json: Values): unknown {
  const { version = '1.0', elementor_version, created } = json;
  return {
    name: json.name,
    title: titleOf(json.title),
    ...textFields(json, 'description', 'author', 'site'),
    manifest_version: version,
    software: { name: 'Elementor', version: elementor_version },
    ...(typeof created === 'string' && { created: created.replace(/^(\S+) (\S+)$/, '$1T$2Z') }),
    plugins: Object.values(records(json.plugins)).map(plugin),
    'site-settings': settingSwitches(json['site-settings']),
    templates: mapped(records(json.templates), documentEntry),
    content: mapped(record(json.content), (entries) => mapped(records(entries), documentEntry)),
    'wp-content': mapped(record(json['wp-content']), cmsEntries),
    taxonomies: mapped(record(json.taxonomies), taxonomyNames),
  };
}

/** A record, where PHP writes an empty one as `[]`. */
function record(value: unknown): Values {
  return isRecord(value) ? value : {};
}

/** The records in a record or list. */
function records(value: unknown): Readonly<Record<string, Values>> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(entries.filter(([, one]) => isRecord(one)));
}

function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mapped<From, To>(
  values: Readonly<Record<string, From>>,
  change: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
}

function documentEntry(entry: Values): unknown {
  const { title, doc_type, show_on_front } = entry;
  return {
    title: titleOf(title),
    doc_type,
    ...textFields(entry, 'excerpt', 'thumbnail', 'url'),
    ...(show_on_front === true && { show_on_front }),
  };
}

/** Documents of the CMS: `{ id: { title } }`, or a list of ids in versions before 3.0. */
function cmsEntries(value: unknown): unknown {
  if (!Array.isArray(value)) return mapped(records(value), ({ title }) => cmsEntry(title));
  return Object.fromEntries(value.map((id) => [String(id), cmsEntry(`${id}`)]));
}

const cmsEntry = (title: unknown) => ({ title: titleOf(title), doc_type: 'wp-post' });

/** Names of taxonomies: `{ name, label }`, or names in versions before 3.0. */
function taxonomyNames(value: unknown): unknown {
  return (Array.isArray(value) ? value : []).map((one) => (isRecord(one) ? one.name : one));
}

/** The sections that the builder has exported. Versions before 3.0 list them by other names: all are there. */
function settingSwitches(value: unknown): Record<string, true> {
  const isExported = (key: string) =>
    Array.isArray(value) ? value.length > 0 : record(value)[key];
  const sections = Object.entries(builderSwitches).flatMap(([key, own]) =>
    isExported(key) ? own : [],
  );
  return Object.fromEntries(sections.map((section) => [section, true]));
}

/** A plugin, whose file has no extension in manifest 3.0. */
function plugin({ name, plugin: file, version }: Values): unknown {
  return { name, plugin: String(file).replace(/(?:\.php)?$/, '.php'), version };
}

const titleOf = (title: unknown): unknown => (title === '' ? 'Untitled' : title);

// The builder writes `false` for an image that is not set.
function textFields(from: Values, ...names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = from[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );
}
