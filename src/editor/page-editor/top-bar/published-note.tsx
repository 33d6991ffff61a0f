import type { ReactNode } from 'react';
import { message } from '../messages';
import { useOpenedPage, useStore } from '../opened-page';

/** Says below "Publish" that visitors have the page, with the way to it. Screen readers are told by the announcer. */
export function PublishedNote(): ReactNode {
  const { editedBlock } = useOpenedPage();
  const address = useStore((store) => store.publicAddress);
  const isPublished = useStore((store) => store.isPublished) ?? true;
  const isBlock = editedBlock !== undefined;
  if (!isBlock && !isPublished) return undefined;
  return (
    <p part="published">
      {message(isBlock ? 'editor.globals.published' : 'editor.bar.published')}
      {!isBlock && address !== undefined && (
        <a href={address} target="_blank" rel="noopener">
          {message('editor.bar.view')}
        </a>
      )}
    </p>
  );
}
