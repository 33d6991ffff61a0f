import { type ReactNode, useContext, useEffect, useState } from 'react';
import type { TemplateLibrarySettings } from '../../../elements/settings-types';
import type { BlockContent } from '../../../page';
import { useModal } from '../../../ui/use-modal';
import { BlockContentsContext } from '../../nodes/saved-block-contents';
import { useChosenId } from '../../nodes/use-chosen-id';
import { type Commands, useCommands } from '../commands';
import { message as editorMessage } from '../messages';
import { Fault } from '../notices/fault';
import { NoticeButton } from '../notices/notice';
import { useOpenedPage } from '../opened-page';
import type { PlaceProps } from '../places/open-place';
import { useTemplateLibrary } from './library';
import { message } from './messages';
import {
  type ChosenTemplate,
  nodeTemplate,
  pageTemplate,
  readTemplate,
  type TemplateDraft,
} from './templates';
import { useReasonAgainstTemplates } from './use-reason-against-templates';

/** Inserts a template of the library after the chosen node. */
export function TemplatesDialog({ close }: PlaceProps): ReactNode {
  return <LibraryDialog close={close} />;
}

/** Saves the chosen node as a template. */
export function SaveTemplateDialog({ close }: PlaceProps): ReactNode {
  const chosen = useChosenId();
  const draftOf = (commands: Commands, contentOf: BlockContent): TemplateDraft | undefined => {
    const node = chosen === undefined ? undefined : commands.node(chosen);
    return node && nodeTemplate(node, contentOf);
  };
  return <LibraryDialog {...{ close, draftOf }} />;
}

/** Saves the whole page as a template. */
export function SavePageDialog({ close }: PlaceProps): ReactNode {
  const draftOf = ({ document }: Commands, contentOf: BlockContent): TemplateDraft =>
    pageTemplate(document, contentOf);
  return <LibraryDialog {...{ close, draftOf }} />;
}

interface Props {
  readonly close: () => void;
  /** Returns the template to save. */
  readonly draftOf?: (commands: Commands, contentOf: BlockContent) => TemplateDraft | undefined;
}

function LibraryDialog(props: Props): ReactNode {
  const { templates } = useOpenedPage();
  return templates ? <OpenLibrary {...props} settings={templates} /> : undefined;
}

function OpenLibrary({
  close,
  draftOf,
  settings,
}: Props & { readonly settings: TemplateLibrarySettings }): ReactNode {
  const { flush } = useOpenedPage();
  const commands = useCommands();
  const { known } = useContext(BlockContentsContext);
  const [draft] = useState(() => draftOf?.(commands, (id) => known.get(id) ?? undefined));
  const { insert, fault } = useInsertion(close);
  const dialog = useModal(close);
  const box = useTemplateLibrary({ settings, draft, insert, leave: flush });
  useEffect(() => keepWithin(box.current), [box]);
  return (
    <dialog
      ref={dialog}
      part="dialog"
      className="nh-kits-dialog nh-page-library"
      data-dialog="templates"
      aria-label={message('editor.templates.title')}
    >
      <p part="actions">
        <NoticeButton action={{ run: close }} label={editorMessage('editor.bar.close')} />
      </p>
      <Fault error={fault} />
      <div ref={box} />
    </dialog>
  );
}

/** Returns the act that inserts a template and closes the library, and the sentence why it could not. */
function useInsertion(close: () => void) {
  const commands = useCommands();
  const reason = useReasonAgainstTemplates();
  const [fault, setFault] = useState('');
  const insert = (template: ChosenTemplate): void => {
    const { title } = template;
    const { content, page_settings } = readTemplate(template);
    if (reason !== undefined) setFault(reason);
    else if (content.length === 0) setFault(message('editor.templates.empty', { title }));
    else {
      // The dialog gives the focus back before the result is announced.
      close();
      setTimeout(() => commands.insertTemplate(title, { content, page_settings }));
    }
  };
  return { insert, fault };
}

/** Keeps the keys of the library from Puck, whose Delete and Ctrl+Z would change the page behind the dialog. */
function keepWithin(box: HTMLElement | null): (() => void) | undefined {
  if (!box) return undefined;
  const life = new AbortController();
  const { signal } = life;
  const stop = (event: Event): void => event.stopPropagation();
  for (const type of ['keydown', 'keyup']) box.addEventListener(type, stop, { signal });
  return () => life.abort();
}
