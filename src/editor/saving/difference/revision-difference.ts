import { type BuilderElement, type Elements, everyElement, type PageDocument } from '../../../page';
import { pageSettingFields } from '../../../page/page-settings';
import { nodeKinds } from '../../nodes/kinds';
import { message } from './messages';
import { movedIds } from './moved-ids';
import { nodeTitle } from './node-title';
import { type SettingDifference, settingDifferences } from './setting-differences';

/** A node that differs between two revisions of a page. */
export interface NodeDifference {
  /** The id of the node; null for the page and its settings. */
  readonly id: string | null;
  /** `changed` may have moved too. The children of an added or removed node are not listed. */
  readonly kind: 'added' | 'removed' | 'moved' | 'changed';
  /** The kind of the node and the beginning of its text, for people: `Heading “Welcome”`. */
  readonly title: string;
  readonly isMoved: boolean;
  /** The settings that differ; empty unless `changed`. */
  readonly settings: readonly SettingDifference[];
}

/**
 * Returns what differs between two revisions of a page, in the order of the later one; removed nodes come last. Labels
 * and values are words of the declarations.
 */
export function revisionDifference(
  before: PageDocument,
  after: PageDocument,
): readonly NodeDifference[] {
  const moved = movedIds(before.content, after.content);
  return [
    ...pageDifference(before, after),
    ...laterNodes(byId(before.content), after.content, moved),
    ...removedNodes(before.content, byId(after.content)),
  ];
}

type ElementsById = ReadonlyMap<string, BuilderElement>;

const byId = (elements: Elements): ElementsById =>
  new Map(everyElement(elements).map((element) => [element.id, element]));

function pageDifference(before: PageDocument, after: PageDocument): readonly NodeDifference[] {
  const settings = settingDifferences(pageSettingFields, before.page_settings, after.page_settings);
  const title = message('editor.difference.page');
  return settings.length > 0
    ? [{ id: null, kind: 'changed', title, isMoved: false, settings }]
    : [];
}

/** The added, changed and moved nodes. */
function laterNodes(
  before: ElementsById,
  after: Elements,
  moved: ReadonlySet<string>,
): readonly NodeDifference[] {
  return after.flatMap((element) => {
    const former = before.get(element.id);
    const title = nodeTitle(element);
    const { id } = element;
    if (!former) return [{ id, kind: 'added' as const, title, isMoved: false, settings: [] }];
    const inner = laterNodes(before, element.elements, moved);
    const settings = changedSettings(former, element);
    const isMoved = moved.has(id);
    if (settings.length === 0 && !isMoved) return inner;
    const kind = settings.length > 0 ? ('changed' as const) : ('moved' as const);
    return [{ id, kind, title, isMoved, settings }, ...inner];
  });
}

function removedNodes(before: Elements, after: ElementsById): readonly NodeDifference[] {
  return before.flatMap((element) => {
    const { id, elements } = element;
    if (after.has(id)) return removedNodes(elements, after);
    const title = nodeTitle(element);
    return [{ id, kind: 'removed' as const, title, isMoved: false, settings: [] }];
  });
}

/** The settings of a node that differ, and its further keys: the markup of a fixed block, or the id of a saved one. */
function changedSettings(
  before: BuilderElement,
  after: BuilderElement,
): readonly SettingDifference[] {
  const { elType, widgetType } = after;
  const fields = nodeKinds.get(widgetType ?? elType)?.fields ?? {};
  return [
    ...settingDifferences(fields, before.settings, after.settings),
    ...settingDifferences({}, furtherKeys(before), furtherKeys(after)),
  ];
}

function furtherKeys({ id: _, settings: __, elements: ___, ...others }: BuilderElement) {
  return others;
}
