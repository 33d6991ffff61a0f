import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { type LibraryName, libraryNames, otherLibrary } from '../library';
import { message } from '../messages';

interface Props {
  readonly tab: LibraryName;
  readonly show: (tab: LibraryName) => void;
  /** What is in the tab that is shown. */
  readonly children: ReactNode;
}

/** The tabs of the two libraries: arrows, Home and End lead from one to the other and show it. */
export function Tabs({ tab, show, children }: Props): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const tabId = (name: LibraryName): string => `${id}${name}`;
  const press = (event: KeyboardEvent): void => {
    const next = tabAfter(event.key, tab);
    if (!next) return;
    event.preventDefault();
    show(next);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus();
  };
  return (
    <>
      <div
        ref={list}
        role="tablist"
        part="tabs"
        aria-label={message('template.library.tabs')}
        onKeyDown={press}
      >
        {libraryNames.map((name) => (
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
            {message(`template.library.tab.${name}`)}
          </button>
        ))}
      </div>
      <div role="tabpanel" part="panel" id={`${id}panel`} aria-labelledby={tabId(tab)}>
        {children}
      </div>
    </>
  );
}

// There are two of them: whichever way one goes, it is the other.
function tabAfter(key: string, tab: LibraryName): LibraryName | undefined {
  if (key === 'Home') return libraryNames[0];
  if (key === 'End') return libraryNames.at(-1);
  return key === 'ArrowLeft' || key === 'ArrowRight' ? otherLibrary[tab] : undefined;
}
