import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { DialogFrame } from '../../../ui/dialog-frame';
import { searchTitles } from '../../../ui/title-search';
import { message } from '../messages';
import { NoticeButton } from '../notices/notice';
import type { PlaceProps } from '../places/open-place';
import { type Entry, useEntries } from './entries';

/** The most entries that are listed: a longer list helps nobody. */
const MOST = 50;

/** A search over the actions, elements, settings and pages of the editor: a combobox with its list (APG). */
export function FinderDialog({ close }: PlaceProps): ReactNode {
  const entries = useEntries();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const id = useId();
  const found = searchTitles(entries, query).slice(0, MOST);
  const choose = (entry: Entry | undefined): void => {
    if (!entry) return;
    // The dialog gives the focus back before the action moves it.
    close();
    setTimeout(entry.run);
  };
  const press = (event: KeyboardEvent): void => {
    const next = steps(active, found.length)[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setActive(next);
  };
  return (
    <DialogFrame
      name="finder"
      title={message('editor.place.finder')}
      className="nh-page-finder"
      cancel={close}
      submit={() => choose(found[active])}
      footer={<NoticeButton action={{ run: close }} label={message('editor.bar.close')} />}
    >
      <input
        part="input"
        role="combobox"
        type="text"
        autoComplete="off"
        aria-label={message('editor.finder.label')}
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={found[active] && `${id}${active}`}
        placeholder={message('editor.finder.label')}
        value={query}
        onKeyDown={press}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
      />
      <p part="count" role="status">
        {message('editor.finder.found', { count: found.length })}
      </p>
      <div
        role="listbox"
        part="found"
        id={`${id}list`}
        aria-label={message('editor.finder.results')}
      >
        {found.map((entry, index) => (
          <Option
            key={entry.key}
            id={`${id}${index}`}
            entry={entry}
            isActive={index === active}
            choose={() => choose(entry)}
          />
        ))}
      </div>
    </DialogFrame>
  );
}

/** Returns the option to which each key moves; the first follows the last. */
function steps(active: number, count: number): Readonly<Record<string, number>> {
  if (count === 0) return {};
  return { ArrowDown: (active + 1) % count, ArrowUp: (active + count - 1) % count };
}

interface OptionProps {
  readonly id: string;
  readonly entry: Entry;
  readonly isActive: boolean;
  readonly choose: () => void;
}

function Option({ id, entry, isActive, choose }: OptionProps): ReactNode {
  // The focus stays in the field, which handles the keys.
  return (
    <div
      role="option"
      part="option"
      id={id}
      tabIndex={-1}
      aria-selected={isActive}
      ref={(node) => {
        if (isActive) node?.scrollIntoView({ block: 'nearest' });
      }}
      onClick={choose}
      onKeyDown={({ key }) => key === 'Enter' && choose()}
    >
      {entry.title}
      <span part="note">{message(`editor.finder.${entry.group}`)}</span>
    </div>
  );
}
