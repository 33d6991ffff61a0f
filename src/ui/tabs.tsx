import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';

interface Props<Name extends string> {
  /** The accessible name of the row of tabs. */
  readonly label: string;
  /** The label of each tab, by its name, in the order in which they are shown. */
  readonly labels: Readonly<Record<Name, string>>;
  /** The tab whose panel is shown. */
  readonly tab: Name;
  readonly show: (tab: Name) => void;
  /** The content of the panel. */
  readonly children: ReactNode;
}

/** A row of tabs and the panel of the current one. Arrow keys, Home and End show another tab and focus it. */
export function Tabs<Name extends string>({
  label,
  labels,
  tab,
  show,
  children,
}: Props<Name>): ReactNode {
  const names = Object.keys(labels) as Name[];
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (name: Name): string => `${id}${name}`;
  const press = (event: KeyboardEvent): void => {
    const next = tabAfter(event, names, tab);
    if (!next) return;
    event.preventDefault();
    show(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" part="tabs" aria-label={label} onKeyDown={press}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            role="tab"
            part="tab"
            id={tabId(name)}
            data-tab={name}
            aria-selected={name === tab}
            aria-controls={name === tab ? `${id}panel` : undefined}
            tabIndex={name === tab ? 0 : -1}
            onClick={() => show(name)}
          >
            {labels[name]}
          </button>
        ))}
      </div>
      <div role="tabpanel" part="panel" id={`${id}panel`} aria-labelledby={tabId(tab)}>
        {children}
      </div>
    </>
  );
}

/** Returns the tab that a key selects. The first tab follows the last. */
function tabAfter<Name extends string>(
  { key, currentTarget }: KeyboardEvent,
  names: readonly Name[],
  tab: Name,
): Name | undefined {
  if (key === 'Home') return names[0];
  if (key === 'End') return names.at(-1);
  const side = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (side === undefined) return undefined;
  const step = getComputedStyle(currentTarget).direction === 'rtl' ? -side : side;
  return names.at((names.indexOf(tab) + step) % names.length);
}
