import { type ReactNode, useEffect, useRef } from 'react';
import { message } from '../messages';
import { useIsLocked, useOpenedPage, useStore } from '../opened-page';
import { ConflictNotice } from './conflict-notice';
import { KeptNotice } from './kept-notice';
import { LeftOutNotice } from './left-out-notice';
import { LockedNotice } from './locked-notice';
import { Notice } from './notice';
import { ProblemNotice } from './problem-notice';

/** The notices below the bar: another editor, another version, a failure, a missing right, code that was left out. */
export function Notices(): ReactNode {
  const state = useStore((store) => store.state);
  const isLocked = useIsLocked();
  const { rights } = useOpenedPage().page;
  const shown = isLocked ? 'locked' : state;
  const box = useFocusThatStays(shown);
  return (
    <div ref={box} className="nh-kits nh-page-notices" part="notices">
      {shown === 'conflict' && <ConflictNotice />}
      {shown === 'locked' && <LockedNotice />}
      {shown !== 'conflict' && shown !== 'locked' && <ProblemNotice />}
      {!rights.edit && <Notice name="may-not" text={<p>{message('editor.menu.may_not')}</p>} />}
      <LeftOutNotice />
      <KeptNotice />
    </div>
  );
}

/** A notice that goes takes the focus with it: the title of the page gets it then. */
function useFocusThatStays(state: string) {
  const box = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    const notices = box.current;
    if (!notices) return undefined;
    const life = new AbortController();
    notices.ownerDocument.addEventListener(
      'focusin',
      ({ target }) => {
        hadFocus.current = notices.contains(target as Node);
      },
      { signal: life.signal },
    );
    return () => life.abort();
  }, []);
  useEffect(() => {
    const { activeElement, body } = document;
    if (!hadFocus.current || (activeElement && activeElement !== body)) return;
    hadFocus.current = false;
    box.current?.parentElement?.querySelector<HTMLElement>('[part="bar-title"]')?.focus();
  }, [state]);
  return box;
}
