import type { Conflict, Decision, ImportSession } from '../../../api/kits/import';
import type { KitManifest, KitPart } from '../../../api/kits/manifest';
import type { Customization } from '../../../api/kits/selection';

/** The user's selection from a kit. */
export interface Choices {
  /** The parts to import; plugins are always first. */
  readonly includes: readonly KitPart[];
  /** The selection within the parts; a missing section is imported completely. */
  readonly customization: Customization;
  /** By the id of a conflict; default: the site's version is kept. */
  readonly decisions: Readonly<Record<string, Decision>>;
  /** Whether the kit's pictures are fetched from other sites. Default: false. */
  readonly pictures?: boolean | undefined;
}

/** The choices before a kit is opened. */
export const noChoices: Choices = { includes: ['plugins'], customization: {}, decisions: {} };

/** Whether a kit contains a part. */
export function isExported(manifest: KitManifest, part: KitPart): boolean {
  const { plugins, templates, content, taxonomies } = manifest;
  const contents: Readonly<Record<KitPart, readonly (object | undefined)[]>> = {
    content: [content, manifest['wp-content'], taxonomies],
    templates: [templates],
    settings: [manifest['site-settings']],
    plugins: [plugins],
  };
  return contents[part].some((values) => Object.keys(values ?? {}).length > 0);
}

/** The initial choices: all parts of the kit, keeping the site's version of each conflict. */
export function openingChoices({ manifest }: ImportSession): Choices {
  const others = (['content', 'templates', 'settings'] as const).filter((part) =>
    isExported(manifest, part),
  );
  return { ...noChoices, includes: [...noChoices.includes, ...others] };
}

/**
 * The choices of an import without selection: all parts of the kit. Its settings overwrite the site's; its
 * documents are renamed in a conflict, so that no document of the site is lost.
 */
export function everything(session: ImportSession): Choices {
  return {
    ...openingChoices(session),
    decisions: decided({}, session.conflicts, 'rename', 'overwrite'),
  };
}

/** Includes a part. */
export function withPart(choices: Choices, part: KitPart): Choices {
  if (choices.includes.includes(part)) return choices;
  return { ...choices, includes: [...choices.includes, part] };
}

/** Excludes a part and drops its customisation. Plugins cannot be excluded. */
export function withoutPart(choices: Choices, part: KitPart): Choices {
  if (part === 'plugins') return choices;
  const { [part]: _dropped, ...customization } = choices.customization;
  const includes = choices.includes.filter((one) => one !== part);
  return { ...choices, includes, customization };
}

/**
 * Applies one decision to several conflicts.
 *
 * @param instead the decision for conflicts that do not offer the first, such as renaming for settings;
 *   default: unchanged
 */
export function decided(
  decisions: Choices['decisions'],
  conflicts: readonly Conflict[],
  decision: Decision,
  instead?: Decision,
): Choices['decisions'] {
  const added = conflicts.flatMap(({ id, decisions: possible }) => {
    const one = [decision, instead].find((wanted) => wanted && possible.includes(wanted));
    return one ? [[id, one] as const] : [];
  });
  return { ...decisions, ...Object.fromEntries(added) };
}

/** The decision about a conflict. */
export function decisionOf({ decisions }: Choices, { id }: Conflict): Decision {
  return decisions[id] ?? 'keep';
}
