import type { ReactNode } from 'react';
import { SearchBar } from '../../../../ui/search-bar';
import { message } from '../messages';
import { kitOrders } from '../query';
import type { KitLibraryState } from '../state';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
}

/** The toolbar of the list of kits: search and order. */
export function Toolbar({ store, state }: Props): ReactNode {
  return (
    <SearchBar
      labels={{ search: message('kit.library.search'), order: message('kit.library.order') }}
      search={state.query.search}
      order={state.query.order}
      orders={kitOrders.map((order) => [order, message(`kit.library.order.${order}`)])}
      onSearch={(search) => store.search(search)}
      onOrder={(order) => store.show({ order })}
      onSubmit={() => store.show({})}
      areLabelsUnseen
    />
  );
}
