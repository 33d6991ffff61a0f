import { type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Field, ListField } from '../../../core/settings';
import { ChosenItemContext } from '../chosen-item';
import type { ControlProps } from '../control';
import { message } from '../messages';

/** What follows a change of a list. */
interface Changed {
  /** The item to open. Default: none. */
  readonly opened?: number;
  /** The item that gets the focus; without it, the Add button. Default: the opened one. */
  readonly focused?: number;
  /** The words for screen readers. */
  readonly words?: string;
}

/** A list, whose items can be added, duplicated, moved and removed. One item is open at a time. */
export function ListControl(props: ControlProps<ListField>): ReactNode {
  const { field, value, onChange, id, label, describedBy, isDisabled } = props;
  const items = itemsOf(field, value);
  const [open, setOpen] = useOpenItem();
  const [said, say] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const nameOf = (index: number): string => itemName(items[index], label, index);
  const focus = (index: number): void => {
    const titles = list.current?.querySelectorAll<HTMLElement>('[data-do="open"]');
    (titles?.[index] ?? add.current)?.focus();
  };
  /** Saves the items, opens one of them, and says what has changed. */
  const change = (
    next: readonly unknown[],
    { opened = -1, focused = opened, words = '' }: Changed,
  ): void => {
    flushSync(() => {
      onChange(next);
      setOpen(opened);
      say(words);
    });
    focus(Math.min(focused, next.length - 1));
  };
  const move = (from: number, to: number): void => {
    const next = items.toSpliced(from, 1).toSpliced(to, 0, items[from]);
    const values = { item: nameOf(from), number: to + 1, count: items.length };
    change(next, { opened: to, words: message('editor.list.moved', values) });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div part="stack" role="group" aria-label={label} aria-describedby={describedBy}>
      <ol part="items" ref={list}>
        {items.map((item, index) => (
          // The items have no ids of their own.
          <li key={index} part="item">
            <Item
              {...props}
              field={field.of}
              id={`${id}-${index}`}
              name={nameOf(index)}
              value={item}
              isOpen={open === index}
              onToggle={() => setOpen(open === index ? -1 : index)}
              onChange={(next) => onChange(items.with(index, next))}
              onCopy={() =>
                change(items.toSpliced(index + 1, 0, withoutId(item)), { opened: index + 1 })
              }
              onRemove={() =>
                change(items.toSpliced(index, 1), {
                  focused: index,
                  words: message('editor.list.removed', { item: nameOf(index) }),
                })
              }
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
            />
          </li>
        ))}
      </ol>
      <button
        type="button"
        part="button"
        ref={add}
        disabled={isDisabled}
        onClick={() => change([...items, emptyItem(field.of)], { opened: items.length })}
      >
        {message('editor.list.add', { label })}
      </button>
      <p part="said" role="status" className="nh-unseen">
        {said}
      </p>
    </div>
  );
}

/** The open item, which the preview shows too. One that is chosen in the preview opens here. */
function useOpenItem(): readonly [index: number, setOpen: (index: number) => void] {
  const preview = useContext(ChosenItemContext);
  const chosen = preview?.chosen;
  const [open, setOpen] = useState(-1);
  useEffect(() => {
    if (chosen) setOpen(chosen.index);
  }, [chosen]);
  const show = (index: number): void => {
    setOpen(index);
    if (index >= 0) preview?.choose(index);
  };
  return [open, show];
}

interface ItemProps extends Omit<ControlProps, 'fallback' | 'describedBy' | 'label'> {
  readonly name: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

/** Two sheets. Few fonts have a letter for it. */
const COPY = (
  <svg
    aria-hidden="true"
    viewBox="0 0 16 16"
    width="14"
    height="14"
    fill="none"
    stroke="currentColor"
  >
    <path d="M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3" />
  </svg>
);

function Item({ name, isOpen, onToggle, ...props }: ItemProps): ReactNode {
  const { field, id, isDisabled, onCopy, onRemove, onUp, onDown } = props;
  const Control = props.controlOf(field);
  const actions = [
    ['editor.list.up', '↑', onUp],
    ['editor.list.down', '↓', onDown],
    ['editor.list.copy', COPY, onCopy],
    ['editor.list.remove', '×', onRemove],
  ] as const;
  return (
    <>
      <div part="item-head">
        <button
          type="button"
          part="item-title"
          data-do="open"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-item` : undefined}
          onClick={onToggle}
        >
          {name}
        </button>
        {actions.map(([key, sign, run]) => (
          <button
            key={key}
            type="button"
            part="item-action"
            aria-label={message(key, { item: name })}
            title={message(key, { item: name })}
            disabled={isDisabled || run === undefined}
            onClick={run}
          >
            <span aria-hidden="true">{sign}</span>
          </button>
        ))}
      </div>
      {isOpen && (
        <div part="item-body" id={`${id}-item`}>
          {!isComposed(field) && (
            <label htmlFor={id} className="nh-unseen">
              {name}
            </label>
          )}
          {/* The preview shows the items of the outer list. */}
          <ChosenItemContext.Provider value={undefined}>
            <Control {...props} label={name} fallback={undefined} describedBy={undefined} />
          </ChosenItemContext.Provider>
        </div>
      )}
    </>
  );
}

/** True for an item of several fields, each with a label of its own. */
function isComposed({ kind }: Field): boolean {
  return kind === 'group' || kind === 'variants' || kind === 'record' || kind === 'list';
}

function itemsOf({ separator, alone }: ListField, value: unknown): readonly unknown[] {
  if (separator !== undefined && typeof value === 'string') {
    return value === '' ? [] : value.split(separator).map((one) => one.trim());
  }
  if (Array.isArray(value)) return value;
  if (typeof value === 'object' && value !== null) return Object.values(value);
  return alone && value !== undefined && value !== '' ? [value] : [];
}

/** Returns the first text of an item, by which a person recognises it. */
function itemName(item: unknown, label: string, index: number): string {
  const texts = typeof item === 'object' && item !== null ? Object.entries(item) : [['', item]];
  const [, text] =
    texts.find(([key, one]) => key !== '_id' && typeof one === 'string' && one.trim() !== '') ?? [];
  const words = typeof text === 'string' ? text.replace(/<[^<>]*>/g, '').trim() : '';
  return words === ''
    ? message('editor.list.item', { label, number: index + 1 })
    : words.slice(0, 60);
}

/** Returns a copy of an item. The page builder identifies the rows of a list by `_id`. */
function withoutId(item: unknown): unknown {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  const { _id, ...copy } = item as Readonly<Record<string, unknown>>;
  return copy;
}

function emptyItem({ kind }: Field): unknown {
  return kind === 'group' || kind === 'variants' || kind === 'record' ? {} : '';
}
