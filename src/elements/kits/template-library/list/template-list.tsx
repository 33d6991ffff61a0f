import { type ReactNode, useCallback, useSyncExternalStore } from 'react';
import { ItemGrid, sortAfter } from '../../libraries/grid';
import type { Range } from '../../libraries/listing';
import type { LibraryName } from '../library';
import { message } from '../messages';
import type { TemplateLibraryState } from '../state';
import type { TemplateLibraryStore } from '../store';

interface Props {
  readonly store: TemplateLibraryStore;
  readonly state: TemplateLibraryState;
  readonly library: LibraryName;
}

/** A library's templates, and what is looked for among them. */
export function TemplateList({ store, state, library }: Props): ReactNode {
  const list = store.lists[library];
  const { rows, isChanging } = useSyncExternalStore(list.subscribe, list.snapshot);
  const show = useCallback((range: Range) => list.show(range), [list]);
  const { sort, order } = state.queries[library];
  return (
    <ItemGrid
      label={message(`template.library.list.${library}`)}
      view={state.view}
      selection={state.selections[library]}
      sort={{ sort, order }}
      sortBy={(pressed) => store.show(library, sortAfter({ sort, order }, pressed))}
      act={() => undefined}
      {...{ rows, isChanging, show }}
    />
  );
}
