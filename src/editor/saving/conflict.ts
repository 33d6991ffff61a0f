import type { StoredPage } from '../../api/pages/page';
import type { PageDocument } from '../../page';
import type { PageConflict } from '../page-store';
import { type NodeDifference, revisionDifference } from './difference/revision-difference';

/** The newest revision as one side of a conflict. */
export type OtherVersion = Omit<PageConflict, 'mine' | 'difference'>;

/** A newest revision as the other side of a conflict. */
export const otherVersion = ({ document, person, saved, revision }: StoredPage): OtherVersion => ({
  theirs: document,
  by: person,
  saved,
  revision,
});

/** A conflict of two versions. Their difference is made when it is read: pages can be long. */
export function conflictOf(mine: PageDocument, other: OtherVersion): PageConflict {
  let difference: readonly NodeDifference[] | undefined;
  return {
    ...other,
    mine,
    get difference() {
      difference ??= revisionDifference(other.theirs, mine);
      return difference;
    },
  };
}
