import { type KitChoice, type KitPart, type KitSelection, kitParts } from './kit-choice';

/** The selected share of a section; a boolean for a section with a single switch. */
export type KitShare = 'All' | 'Partial' | 'None' | boolean;

/** The tool in which the selection was made. */
export type KitTool = 'export' | 'import';

/** The fields of `export_kit_customization` and `import_kit_customization`. */
export type KitFields<Tool extends KitTool = KitTool> = {
  readonly [Part in KitPart as `kit_${Tool}_${Part}`]: boolean;
} & {
  /** For each customised section. */
  readonly [Section in `kit_${Tool}_${KitPart}_${string}`]: KitShare;
} & {
  /** True if the kit has a description. */
  readonly kit_description: boolean;
  readonly kit_page_count: number;
  readonly kit_post_type_count: number;
  readonly kit_post_count: number;
  readonly kit_source: 'file' | 'cloud';
  /** The deselected parts (`settings`) and sections (`content.menus`). On import only. */
  readonly kit_import_deselected?: readonly string[];
};

/**
 * Returns the selected share of a section with `total` documents.
 *
 * @throws TypeError if the selection is no boolean, no list and no object with `enabled`
 */
export function kitShare(selection: KitSelection, total: number | undefined): KitShare {
  if (typeof selection === 'boolean') return selection;
  if (Array.isArray(selection)) {
    if (selection.length === 0) return 'None';
    return selection.length === total ? 'All' : 'Partial';
  }
  const { enabled } = Object(selection) as { readonly enabled?: unknown };
  if (typeof enabled !== 'boolean') throw new TypeError('selection invalid type: KitSelection.');
  return enabled;
}

/**
 * Returns the tracked fields of an export or import at its start.
 *
 * @throws TypeError if the tool is unknown, or the choice or one of its selections has the wrong type
 */
export function kitFields<Tool extends KitTool>(tool: Tool, choice: KitChoice): KitFields<Tool> {
  if (tool !== 'export' && tool !== 'import') throw new TypeError('tool invalid type: KitTool.');
  if (!isChoice(choice)) throw new TypeError('choice invalid type: KitChoice.');
  const { includes, description = '', source } = choice;
  const parts = kitParts.map((part) => [`kit_${tool}_${part}`, includes.includes(part)]);
  return {
    ...Object.fromEntries(parts),
    ...sectionShares(tool, choice),
    kit_description: description.trim() !== '',
    kit_page_count: chosenCount(choice, 'pages'),
    kit_post_type_count: chosenCount(choice, 'customPostTypes'),
    kit_post_count: chosenCount(choice, 'posts'),
    kit_source: source,
    ...(tool === 'import' && { kit_import_deselected: deselected(choice) }),
  };
}

/** Checked at runtime, since sites call this from plain scripts without types. */
function isChoice(choice: unknown): boolean {
  const { includes, customization, counts, description } = Object(choice) as Partial<KitChoice>;
  const isText = description === undefined || typeof description === 'string';
  const objects = [customization, counts].every((one) => typeof one === 'object' && one !== null);
  return Array.isArray(includes) && objects && isText;
}

function sectionShares(tool: KitTool, { includes, customization, counts }: KitChoice) {
  const shares = includes.flatMap((part) =>
    Object.entries(customization[part] ?? {}).map(([section, selection]) => [
      `kit_${tool}_${part}_${section}`,
      kitShare(selection, counts[part]?.[section]),
    ]),
  );
  return Object.fromEntries(shares);
}

/** Returns the number of selected documents in a section of the content. */
function chosenCount({ includes, customization, counts }: KitChoice, section: string): number {
  if (!includes.includes('content')) return 0;
  const selection = customization.content?.[section] ?? true;
  if (Array.isArray(selection)) return selection.length;
  return isNothing(selection) ? 0 : (counts.content?.[section] ?? 0);
}

/** A part that was not available was not deselected. */
function deselected({ includes, customization, counts }: KitChoice): readonly string[] {
  return kitParts.flatMap((part) => {
    if (!includes.includes(part)) return counts[part] ? [part] : [];
    const sections = Object.entries(customization[part] ?? {});
    return sections.flatMap(([section, selection]) =>
      isNothing(selection) ? [`${part}.${section}`] : [],
    );
  });
}

function isNothing(selection: KitSelection): boolean {
  const share = kitShare(selection, undefined);
  return share === false || share === 'None';
}
