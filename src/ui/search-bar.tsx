import { type FormEvent, type ReactNode, useId } from 'react';
import { SelectField } from './select-field';

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
  /** Select boxes that narrow the list, shown in a row with the order. Labels are then for screen readers only. */
  readonly filters?: ReactNode;
  /** Whether the labels are for screen readers only, as with filters. Default: false. */
  readonly areLabelsUnseen?: boolean;
}

/** The toolbar of a list: a search field, a select box for the order, and further controls. */
export function SearchBar<Order extends string>(props: Props<Order>): ReactNode {
  const { labels, search, order, orders, onSearch, onOrder, onSubmit, children, filters } = props;
  const { areLabelsUnseen = Boolean(filters) } = props;
  const searchId = useId();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    onSubmit();
  };
  const labelClass = areLabelsUnseen ? 'nh-unseen' : undefined;
  const orderField = (
    <SelectField
      label={labels.order}
      isLabelUnseen={areLabelsUnseen}
      value={order}
      choices={orders}
      choose={onOrder}
    />
  );
  return (
    <form part="tools" onSubmit={submit}>
      <div part="field">
        <label htmlFor={searchId} className={labelClass}>
          {labels.search}
        </label>
        <input
          part="input"
          id={searchId}
          type="search"
          placeholder={areLabelsUnseen ? labels.search : undefined}
          autoComplete="off"
          maxLength={SEARCH_LENGTH}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
      </div>
      {!filters && orderField}
      {children}
      {filters && (
        <div part="filters">
          {orderField}
          {filters}
        </div>
      )}
    </form>
  );
}
