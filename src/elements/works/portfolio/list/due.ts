import { labelIds, labelledItems, labelState } from './labelled';
import type { Loaded } from './loaded';
import type { ListModel } from './model';
import type { TermQuery } from './source';

/** How many items of `loaded` are still missing from what the visitor has asked for. */
export function missingItems(model: ListModel, loaded: Loaded | undefined = model.loaded): number {
  if (!loaded) return model.wanted;
  return loaded.ended ? 0 : Math.max(0, model.wanted - labelledItems(model, loaded).length);
}

/** True when a call for items is due. */
export function isCallDue(model: ListModel): boolean {
  return (
    !model.failed && labelState(model) === 'settled' && (model.stale || missingItems(model) > 0)
  );
}

/**
 * Which terms the items of the filter must have: what the visitor has chosen takes the place of what
 * the site has, within a taxonomy; undefined where no item can match.
 */
export function termQuery(model: ListModel): TermQuery | undefined {
  const { choice, filter } = model;
  const labelled = labelIds(model);
  if (labelled.categories?.size === 0 || labelled.otherCategories?.size === 0) return undefined;
  return {
    categories: queried(filter.category, choice.categoryIds, labelled.categories),
    otherCategories: queried(
      filter.otherCategory,
      choice.otherCategoryIds,
      labelled.otherCategories,
    ),
    tags: choice.tagIds,
  };
}

function queried(
  chosen: number | null,
  ids: readonly number[],
  labelled: ReadonlySet<number> | undefined,
): readonly number[] {
  if (chosen !== null) return [chosen];
  return ids.length > 0 ? ids : [...(labelled ?? [])];
}
