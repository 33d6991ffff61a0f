import { type ReactNode, useRef } from 'react';
import type { ApiResult } from '../../../../api/client';
import type { Template, TemplateWithContent } from '../../../../api/libraries/template';
import { DialogFrame } from '../../../../ui/dialog-frame';
import { dateText, typeText } from '../../../../ui/item-grid/texts';
import { listText } from '../../../../ui/list-text';
import { sizeText } from '../../../../ui/size-text';
import { ErrorNote } from '../../account/error-note';
import { previewMessage } from './messages';
import { outlineOf } from './outline';
import { OutlineList } from './outline-list';
import { useLoaded } from './use-loaded';

type Answer = ApiResult<TemplateWithContent> | undefined;

interface Props {
  readonly template: Template;
  /** The address of the page that shows the template as the site prints it. Default: the thumbnail is shown. */
  readonly page?: string | undefined;
  /** Fetches the template with its content. */
  readonly load: (signal: AbortSignal) => Promise<ApiResult<TemplateWithContent>>;
  readonly close: () => void;
  /**
   * Inserts the template; called after `close`. Without it there is no Insert button.
   *
   * @param loaded the template, if it is loaded
   */
  readonly insert?: (loaded?: TemplateWithContent) => void;
}

/** Shows a template's page or thumbnail, its properties and an outline of its content. */
export function PreviewDialog({ template, page, load, close, insert }: Props): ReactNode {
  const { title, thumbnail } = template;
  const [answer, reload] = useLoaded(load);
  const inside = useRef<HTMLElement>(null);
  const retry = (): void => {
    // The focused button disappears.
    inside.current?.focus();
    reload();
  };
  return (
    <DialogFrame
      name="Preview"
      className="nh-template-dialog"
      title={previewMessage('library.preview.title', { title })}
      cancel={close}
      submit={() => {
        close();
        insert?.(answer?.value);
      }}
      footer={
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
      {page !== undefined && <PreviewPage address={page} />}
      {page === undefined && thumbnail !== null && (
        <img part="preview-picture" src={thumbnail} alt="" width={480} height={300} />
      )}
      <p part="note">{aboutText(template)}</p>
      <section part="inside" ref={inside} tabIndex={-1}>
        <Inside answer={answer} retry={retry} />
      </section>
    </DialogFrame>
  );
}

/** The template as the site prints it, at half its size. Without scripts, forms and navigation. */
function PreviewPage({ address }: { readonly address: string }): ReactNode {
  return (
    <div part="preview-page">
      <iframe
        src={address}
        sandbox="allow-same-origin"
        title={previewMessage('library.preview.page')}
      />
    </div>
  );
}

/** The outline of the template, or the error that prevented loading it. */
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
          {previewMessage('library.preview.settings', { names: listText(settings) })}
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
