import type { ReactNode } from 'react';
import changelog from '../../../../CHANGELOG.md?raw';
import { message as placeMessage } from '../messages';
import type { PlaceProps } from '../places/open-place';
import { SideDialog } from '../places/side-dialog';
import { newestRelease } from './changes';
import { message } from './messages';

/** The changes of the newest release, from the changelog. */
export function NewsDialog({ close }: PlaceProps): ReactNode {
  const { title, groups } = newestRelease(changelog);
  return (
    <SideDialog name="news" title={placeMessage('editor.place.news')} close={close} isText>
      {!document.documentElement.lang.startsWith('en') && (
        <p part="note">{message('editor.news.english')}</p>
      )}
      <div part="news" lang="en">
        <h3>{title}</h3>
        {groups.map((group) => (
          <section key={group.title}>
            <h4>{group.title}</h4>
            <ul>
              {group.entries.map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </SideDialog>
  );
}
