import { type ReactNode, useRef } from 'react';
import { ErrorNote } from '../../libraries/error-note';
import { dateText, typeText } from '../../libraries/grid/texts';
import type { Template, TemplateWithContent } from '../../libraries/wire/template';
import type { KitAnswer } from '../../rest';
import { sizeText } from '../../size-text';
import { DialogFrame } from '../dialogs/dialog-frame';
import { previewMessage } from './messages';
import { outlineOf } from './outline';
import { OutlineList } from './outline-list';
import { useLoaded } from './use-loaded';

type Answer = KitAnswer<TemplateWithContent> | undefined;

interface Props {
  readonly template: Template;
  /** Fetches what is in it. */
  readonly load: (signal: AbortSignal) => Promise<KitAnswer<TemplateWithContent>>;
  readonly close: () => void;
  /** Inserts it, where it can be; called after `close`. */
  readonly insert?: () => void;
}

/** Shows a template before it is used: its picture, what it is, and what is in it. */
export function PreviewDialog({ template, load, close, insert }: Props): ReactNode {
  const { title, thumbnail } = template;
  const [answer, again] = useLoaded(load);
  const inside = useRef<HTMLElement>(null);
  const retry = (): void => {
    // The button goes when it is pressed.
    inside.current?.focus();
    again();
  };
  return (
    <DialogFrame
      name="preview"
      title={previewMessage('library.preview.title', { title })}
      cancel={close}
      submit={() => {
        close();
        insert?.();
      }}
      foot={
        <>
          <button type="button" part="button" onClick={close}>
            {previewMessage('library.preview.close')}
          </button>
          {insert && (
            <button type="submit" part="button" data-kind="main">
              {previewMessage('library.preview.insert')}
            </button>
          )}
        </>
      }
    >
      {thumbnail !== null && (
        <img part="preview-picture" src={thumbnail} alt="" width={480} height={300} />
      )}
      <p part="note">{aboutText(template)}</p>
      <section part="inside" ref={inside} tabIndex={-1}>
        <Inside answer={answer} retry={retry} />
      </section>
    </DialogFrame>
  );
}

/** What is in it, or why that cannot be shown. */
function Inside({ answer, retry }: { answer: Answer; retry: () => void }): ReactNode {
  if (answer?.error) {
    return (
      <ErrorNote error={answer.error}>
        <button type="button" part="button" onClick={retry}>
          {previewMessage('library.preview.retry')}
        </button>
      </ErrorNote>
    );
  }
  if (!answer) {
    return (
      <p part="note" role="status">
        {previewMessage('library.preview.loading')}
      </p>
    );
  }
  const { content, page_settings } = answer.value;
  const { nodes, rest } = outlineOf(content);
  const settings = Object.keys(page_settings);
  return (
    <>
      <h3>{previewMessage('library.preview.outline')}</h3>
      {nodes.length > 0 ? (
        <OutlineList nodes={nodes} />
      ) : (
        <p>{previewMessage('library.preview.empty')}</p>
      )}
      {rest > 0 && <p>{previewMessage('library.preview.rest', { count: rest })}</p>}
      {settings.length > 0 && (
        <p part="note">
          {previewMessage('library.preview.settings', { names: settings.join(', ') })}
        </p>
      )}
    </>
  );
}

function aboutText({ type, author, edited, bytes }: Template): string {
  return previewMessage('library.preview.about', {
    type: typeText(type),
    author,
    date: dateText(edited),
    size: sizeText(bytes),
  });
}
