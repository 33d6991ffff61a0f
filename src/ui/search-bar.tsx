import { type FormEvent, type ReactNode, useId } from 'react';

/** The maximum number of characters in a search; the servers accept no more. */
const SEARCH_LENGTH = 200;

interface Props<Order extends string> {
  readonly labels: { readonly search: string; readonly order: string };
  readonly search: string;
  readonly order: Order;
  /** The label of each order, in the sequence of the select box. */
  readonly orders: readonly (readonly [order: Order, label: string])[];
  /** Called on each change of the search field. */
  readonly onSearch: (search: string) => void;
  readonly onOrder: (order: Order) => void;
  /** Called when the person presses Enter. */
  readonly onSubmit: () => void;
  /** Further controls. */
  readonly children?: ReactNode;
}

/** The toolbar of a list: a search field, a select box for the order, and further controls. */
export function SearchBar<Order extends string>(props: Props<Order>): ReactNode {
  const { labels, search, order, orders, onSearch, onOrder, onSubmit, children } = props;
  const searchId = useId();
  const orderId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form part="tools" onSubmit={submit}>
      <div part="field">
        <label htmlFor={searchId}>{labels.search}</label>
        <input
          part="input"
          id={searchId}
          type="search"
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      <div part="field">
        <label htmlFor={orderId}>{labels.order}</label>
        <select
          part="input"
          id={orderId}
          value={order}
          onChange={({ target }) => onOrder(target.value as Order)}
        >
          {orders.map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      {children}
    </form>
  );
}
