import {
  type KeyboardEvent,
  type ReactNode,
  useContext,
  useState,
  useSyncExternalStore,
} from 'react';
import { focusThrough } from '../../../core/focus';
import { linkAddress } from '../../../print';
import { message } from '../messages';
import { Fault } from '../notices/fault';
import { type EditedText, TextEditingContext } from './text-editing';

/** The class of the tools. A text stays in editing while they have the focus. */
const TOOLS = 'nh-page-text-tools';

/** Whether the focus is in the tools. */
export function isInTools(): boolean {
  return document.querySelector(`.${TOOLS}`)?.contains(document.activeElement) === true;
}

/** Moves the focus from a text to its tools. */
export function focusTools(): void {
  const tools = document.querySelector<HTMLElement>(`.${TOOLS}`);
  if (tools) focusThrough(tools, () => tools.querySelector('button'));
}

/** The tools that format the text which is edited in the preview: a bar below it, with a tab stop for each. */
export function TextTools(): ReactNode {
  const editing = useContext(TextEditingContext);
  const text = useSyncExternalStore(editing.subscribe, () => editing.current);
  return text && <Tools text={text} />;
}

/** The commands of browsers for texts, with the outlines of their signs. */
const commands = {
  bold: 'M7 5h6a3.5 3.5 0 0 1 0 7H7zm0 7h7a3.5 3.5 0 0 1 0 7H7z',
  italic: 'M19 4h-9M14 20H5M15 4 9 20',
  insertUnorderedList: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  insertOrderedList:
    'M10 6h10M10 12h10M10 18h10M3.5 5 5 4v5M3.5 15a1 1 0 0 1 2 .5c0 1-2 2-2 3.5h2.5',
} as const;

function Tools({ text }: { readonly text: EditedText }): ReactNode {
  const [link, setLink] = useState<Range>();
  const frame = text.element.ownerDocument;
  const back = (): void => text.element.focus();
  const run = (command: string, value?: string): void => {
    back();
    frame.execCommand(command, false, value);
  };
  const leave = (): void => {
    // `activeElement` is updated after the blur event. In Firefox, a frame without the focus has an active element too.
    setTimeout(() => {
      const isInText = frame.hasFocus() && frame.activeElement === text.element;
      if (!isInTools() && !isInText) text.end();
    });
  };
  const press = (event: KeyboardEvent): void => {
    event.stopPropagation();
    if (event.key !== 'Escape') return;
    setLink(undefined);
    back();
  };
  return (
    <div
      className={`nh-kits ${TOOLS}`}
      role="toolbar"
      aria-label={message('editor.text.tools')}
      // The text keeps its selection.
      onMouseDown={(event) => (event.target as Element).closest('button') && event.preventDefault()}
      onKeyDown={press}
      onBlur={leave}
    >
      {Object.entries(commands).map(([command, outline]) => (
        <ToolButton
          key={command}
          label={message(`editor.text.${command as keyof typeof commands}`)}
          outline={outline}
          run={() => run(command)}
        />
      ))}
      <button type="button" part="button" onClick={() => setLink(rangeIn(frame))}>
        {message('editor.text.link')}
      </button>
      <button type="button" part="button" data-kind="main" onClick={text.finish}>
        {message('editor.text.done')}
      </button>
      {link && (
        <LinkForm
          set={(address) => {
            setLink(undefined);
            back();
            select(link);
            run(address === '' ? 'unlink' : 'createLink', address);
          }}
        />
      )}
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly outline: string;
  readonly run: () => void;
}

function ToolButton({ label, outline, run }: ToolProps): ReactNode {
  return (
    <button type="button" part="button" aria-label={label} title={label} onClick={run}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={outline} />
      </svg>
    </button>
  );
}

/** Asks for the address of a link. An empty one removes the link. */
function LinkForm({ set }: { readonly set: (address: string) => void }): ReactNode {
  const [address, setAddress] = useState('');
  const [error, setError] = useState('');
  const label = message('editor.text.address');
  return (
    <form
      part="measure"
      onSubmit={(event) => {
        event.preventDefault();
        const safe = address.trim() === '' ? '' : linkAddress(address.trim());
        if (safe === undefined) setError(message('editor.text.unsafe'));
        else set(safe);
      }}
    >
      <input
        part="input"
        type="text"
        inputMode="url"
        aria-label={label}
        placeholder={label}
        value={address}
        ref={(field) => field?.focus()}
        onChange={({ target }) => setAddress(target.value)}
      />
      <button type="submit" part="button">
        {message('editor.text.set')}
      </button>
      <Fault error={error} />
    </form>
  );
}

function rangeIn(frame: Document): Range | undefined {
  const selection = frame.getSelection();
  return selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
}

function select(range: Range): void {
  const selection = range.startContainer.ownerDocument?.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
