import { type FormEvent, type ReactNode, useId } from 'react';
import { message } from '../messages';
import { type KitOrder, kitOrders } from '../query';
import type { KitLibraryState } from '../state';
import type { KitLibraryStore } from '../store';

interface Props {
  readonly store: KitLibraryStore;
  readonly state: KitLibraryState;
}

/** Characters that the library searches for. */
const SEARCH_LENGTH = 200;

/** Search and order. */
export function Tools({ store, state }: Props): ReactNode {
  const { search, order } = state.query;
  const searchId = useId();
  const orderId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    store.show({});
  };
  return (
    <form part="tools" onSubmit={submit}>
      <div part="field">
        <label htmlFor={searchId}>{message('kit.library.search')}</label>
        <input
          part="input"
          id={searchId}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          value={search}
          onChange={({ target }) => store.search(target.value)}
        />
      </div>
      <div part="field">
        <label htmlFor={orderId}>{message('kit.library.order')}</label>
        <select
          part="input"
          id={orderId}
          value={order}
          onChange={({ target }) => store.show({ order: target.value as KitOrder })}
        >
          {kitOrders.map((one) => (
            <option key={one} value={one}>
              {message(`kit.library.order.${one}`)}
            </option>
          ))}
        </select>
      </div>
    </form>
  );
}
