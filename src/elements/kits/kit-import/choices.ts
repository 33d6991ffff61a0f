import type { Conflict, Decision, ImportSession } from '../wire/import';
import type { KitManifest, KitPart } from '../wire/manifest';
import type { Customization } from '../wire/selection';

/** What a person has chosen of a kit. */
export interface Choices {
  /** The parts that come along; plugins always do, and come first. */
  readonly includes: readonly KitPart[];
  /** What of them; a section that is missing comes along whole. */
  readonly customization: Customization;
  /** By a conflict's id; without one the site keeps what it has. */
  readonly decisions: Readonly<Record<string, Decision>>;
}

/** The choices before there is a kit. */
export const noChoices: Choices = { includes: ['plugins'], customization: {}, decisions: {} };

/** Whether a kit has anything of a part: what an older export leaves out was not exported. */
export function isExported(manifest: KitManifest, part: KitPart): boolean {
  const { plugins, templates, content, taxonomies } = manifest;
  const held: Readonly<Record<KitPart, readonly (object | undefined)[]>> = {
    content: [content, manifest['wp-content'], taxonomies],
    templates: [templates],
    settings: [manifest['site-settings']],
    plugins: [plugins],
  };
  return held[part].some((values) => Object.keys(values ?? {}).length > 0);
}

/** All that a kit has, and nothing of the site's in its way. */
export function openingChoices({ manifest }: ImportSession): Choices {
  const others = (['content', 'templates', 'settings'] as const).filter((part) =>
    isExported(manifest, part),
  );
  return { ...noChoices, includes: [...noChoices.includes, ...others] };
}

/**
 * All that a kit has, without asking: its settings take the place of the site's, and its documents come
 * beside those of the same name, so that no document goes.
 */
export function everything(session: ImportSession): Choices {
  return {
    ...openingChoices(session),
    decisions: decided({}, session.conflicts, 'rename', 'overwrite'),
  };
}

/** Takes a part along. */
export function withPart(choices: Choices, part: KitPart): Choices {
  if (choices.includes.includes(part)) return choices;
  return { ...choices, includes: [...choices.includes, part] };
}

/** Leaves a part out, and drops what was chosen of it. Plugins stay. */
export function withoutPart(choices: Choices, part: KitPart): Choices {
  if (part === 'plugins') return choices;
  const { [part]: _dropped, ...customization } = choices.customization;
  const includes = choices.includes.filter((one) => one !== part);
  return { ...choices, includes, customization };
}

/**
 * The decisions, with one for some conflicts.
 *
 * @param instead for those that cannot be decided so: settings cannot be renamed; default: left as it was
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

/** What is done about a conflict. */
export function decisionOf({ decisions }: Choices, { id }: Conflict): Decision {
  return decisions[id] ?? 'keep';
}
