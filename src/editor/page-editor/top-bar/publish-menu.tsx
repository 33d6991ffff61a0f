import type { ReactNode } from 'react';
import type { MenuItem } from '../../../ui/menu/menu';
import { useAnnounce } from '../announcer';
import { MenuButton } from '../menu-button';
import { message } from '../messages';
import { Fault } from '../notices/fault';
import { useOpenedPage, useStore } from '../opened-page';
import { useOpenPlace, useReasonOff } from '../places/open-place';
import { useAction } from '../use-action';

/**
 * The menu beside "Publish": other ways to keep or show the page, and the way back from publishing.
 *
 * @param reason the sentence why the page cannot be published; undefined if it can
 */
export function PublishMenu({ reason }: { readonly reason: string | undefined }): ReactNode {
  const { editedBlock } = useOpenedPage();
  const saving = useSaving();
  const hiding = useHiding(reason);
  const view = useView();
  const template = useTemplateItem();
  // A global block has neither a draft nor an address.
  if (editedBlock !== undefined) return undefined;
  const label = message('editor.bar.options');
  return (
    <>
      <MenuButton
        name="publish-options"
        aria-label={label}
        title={label}
        menuLabel={label}
        items={[...saving.items, template, ...view, ...hiding.items]}
      >
        <span aria-hidden="true">▾</span>
      </MenuButton>
      <Fault error={saving.error || hiding.error} />
    </>
  );
}

interface Items {
  readonly items: readonly MenuItem[];
  /** The sentence about the last attempt; empty if it has not failed. */
  readonly error: string;
}

function useSaving(): Items {
  const { store, page, flush } = useOpenedPage();
  const announce = useAnnounce();
  const { run, error } = useAction(async () => {
    flush();
    await store.save?.();
    announce(message('editor.bar.saved'));
  });
  const isOffered = store.save !== undefined && page.rights.edit;
  return {
    items: isOffered ? [{ key: 'save', label: message('editor.bar.save'), run }] : [],
    error,
  };
}

function useHiding(reason: string | undefined): Items {
  const { store, page, flush } = useOpenedPage();
  const isPublished = useStore((one) => one.isPublished) ?? page.published;
  const announce = useAnnounce();
  const { run, error } = useAction(async () => {
    flush();
    await store.hide?.();
    announce(message('editor.bar.hidden'));
  }, message('editor.notice.failed'));
  const off = isPublished ? reason : message('editor.bar.not_public');
  const item = { key: 'hide', label: message('editor.bar.hide'), reason: off, run };
  return { items: store.hide ? [item] : [], error };
}

function useView(): readonly MenuItem[] {
  const { page } = useOpenedPage();
  const isPublished = useStore((store) => store.isPublished) ?? page.published;
  const address = useStore((store) => store.publicAddress);
  if (address === undefined) return [];
  const reason = isPublished ? undefined : message('editor.bar.not_public');
  const run = (): void => void window.open(address, '_blank', 'noopener');
  return [{ key: 'view', label: message('editor.bar.view'), reason, run }];
}

function useTemplateItem(): MenuItem {
  const open = useOpenPlace();
  const reason = useReasonOff()('savePage');
  const label = message('editor.place.savePage');
  return { key: 'savePage', label, reason, run: () => open('savePage') };
}
