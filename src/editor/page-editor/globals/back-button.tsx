import { type ReactNode, useState } from 'react';
import { message } from '../messages';
import { useOpenedPage } from '../opened-page';
import { UnsavedDialog } from '../places/unsaved-dialog';
import { useAction } from '../use-action';

/** The way from a global block back to the page. It asks if there are unsaved changes. */
export function BackButton({ leave }: { readonly leave: () => void }): ReactNode {
  const { store, flush } = useOpenedPage();
  const [asks, setAsks] = useState(false);
  const save = useAction(async () => {
    await store.publish();
    leave();
  });
  return (
    <>
      <button
        type="button"
        part="button"
        onClick={() => {
          flush();
          if (store.state === 'saved') leave();
          else setAsks(true);
        }}
      >
        {message('editor.globals.back')}
      </button>
      {asks && (
        <UnsavedDialog
          name="block-unsaved"
          title={message('editor.globals.unsaved')}
          text={message('editor.globals.unsaved.about')}
          label={message('editor.globals.publish')}
          save={save}
          discard={() => {
            store.discard?.();
            leave();
          }}
          back={() => setAsks(false)}
        />
      )}
    </>
  );
}
