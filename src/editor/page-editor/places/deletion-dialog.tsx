import type { ReactNode } from 'react';
import type { Use } from '../../../api/pages/document';
import { useAnnounce } from '../announcer';
import { useOpenedPage } from '../opened-page';
import { useAction } from '../use-action';
import { useAnswer } from '../use-answer';
import { SideDialog } from './side-dialog';

interface Props {
  /** The value of `data-dialog`. */
  readonly name: string;
  readonly title: string;
  /** The words of the button that deletes. */
  readonly label: string;
  /** The sentence before the documents that use it. */
  readonly used: string;
  /** The sentence if no document uses it. */
  readonly unused: string;
  /** The sentence that is announced afterwards. */
  readonly done: string;
  readonly uses: () => Promise<readonly Use[] | undefined>;
  readonly remove: () => Promise<void> | undefined;
  readonly close: () => void;
}

/** The question before something is deleted that documents of the site may use: it names these documents. */
export function DeletionDialog(props: Props): ReactNode {
  const { name, title, label, used, unused, close } = props;
  const { store, flush } = useOpenedPage();
  const uses = useAnswer(async () => {
    flush();
    // The server knows the uses on this page once it is saved.
    await store.save?.();
    return (await props.uses()) ?? [];
  });
  const isUsed = uses.value !== undefined && uses.value.length > 0;
  const action = useDeletion(props, isUsed);
  return (
    <SideDialog {...{ name, title, close }} answer={uses} submit={{ label, action }}>
      {isUsed ? (
        <>
          <p>{used}</p>
          <ul part="uses">
            {uses.value?.map((use) => (
              <li key={`${use.page} ${use.path} ${use.title}`}>{use.title}</li>
            ))}
          </ul>
        </>
      ) : (
        <p>{unused}</p>
      )}
    </SideDialog>
  );
}

function useDeletion({ remove, done, close }: Props, isUsed: boolean) {
  const { store, reopen } = useOpenedPage();
  const announce = useAnnounce();
  return useAction(async () => {
    await remove();
    announce(done);
    close();
    // The server has changed the pages, perhaps this one too.
    if (isUsed) reopen(await store.open());
  });
}
