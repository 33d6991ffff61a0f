import { type KitChoice, type KitPart, type KitSelection, kitParts } from './kit-choice';

/** How much of a section was chosen; a switch says only whether. */
export type KitShare = 'All' | 'Partial' | 'None' | boolean;

/** The tool that a choice was made in. */
export type KitTool = 'export' | 'import';

/** The fields of `export_kit_customization` and `import_kit_customization`. */
export type KitFields<Tool extends KitTool = KitTool> = {
  readonly [Part in KitPart as `kit_${Tool}_${Part}`]: boolean;
} & {
  /** Of each section that was customised. */
  readonly [Section in `kit_${Tool}_${KitPart}_${string}`]: KitShare;
} & {
  /** Whether it has one. */
  readonly kit_description: boolean;
  readonly kit_page_count: number;
  readonly kit_post_type_count: number;
  readonly kit_post_count: number;
  readonly kit_source: 'file' | 'cloud';
  /** What was unticked: parts as `settings`, sections as `content.menus`. On import only. */
  readonly kit_import_deselected?: readonly string[];
};

/** How much of a section was chosen, of the `total` that there was. */
export function kitShare(selection: KitSelection, total: number | undefined): KitShare {
  if (typeof selection === 'boolean') return selection;
  if ('enabled' in selection) return selection.enabled;
  if (selection.length === 0) return 'None';
  return selection.length === total ? 'All' : 'Partial';
}

/** What is tracked of an export or import as it starts. */
export function kitFields<Tool extends KitTool>(tool: Tool, choice: KitChoice): KitFields<Tool> {
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

function sectionShares(tool: KitTool, { includes, customization, counts }: KitChoice) {
  const shares = includes.flatMap((part) =>
    Object.entries(customization[part] ?? {}).map(([section, selection]) => [
      `kit_${tool}_${part}_${section}`,
      kitShare(selection, counts[part]?.[section]),
    ]),
  );
  return Object.fromEntries(shares);
}

/** How many documents of a section of the content go along. */
function chosenCount({ includes, customization, counts }: KitChoice, section: string): number {
  if (!includes.includes('content')) return 0;
  const selection = customization.content?.[section] ?? true;
  if (Array.isArray(selection)) return selection.length;
  return isNothing(selection) ? 0 : (counts.content?.[section] ?? 0);
}

/** A part that was not there to be chosen was not unticked either. */
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
