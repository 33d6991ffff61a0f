import type { MouseEvent, ReactNode } from 'react';
import { message } from '../messages';
import { useOpenedPage } from '../opened-page';
import { trackControl } from './track-control';

/** The link to the page with its draft. The latest change is saved before the page is shown. */
export function PreviewLink({ address }: { readonly address: string }): ReactNode {
  const { store, flush } = useOpenedPage();
  const open = (event: MouseEvent): void => {
    trackControl('preview_page');
    flush();
    if (store.state === 'saved' || !store.save) return;
    // The window must open within the click, or the browser blocks it.
    const tab = window.open('', '_blank');
    if (!tab) return;
    event.preventDefault();
    tab.opener = null;
    const show = (): void => tab.location.replace(new URL(address, document.baseURI));
    // An unsaved draft is better than none: the bar says why it is not saved.
    store.save().then(show, show);
  };
  return (
    <a part="button" data-do="preview" href={address} target="_blank" rel="noopener" onClick={open}>
      {message('editor.bar.preview')}
    </a>
  );
}
