import type { ReactNode } from 'react';
import { message } from '../messages';
import { useOpenedPage, useStore } from '../opened-page';
import { useAction } from '../use-action';
import { Notice, NoticeButton } from './notice';

/** Says why changes are not saved, and tries again. */
export function ProblemNotice(): ReactNode {
  const { store } = useOpenedPage();
  const problem = useStore((one) => one.problem);
  const isFailed = useStore(({ state }) => state === 'failed' || state === 'offline');
  const again = useAction(async () => {
    await store.retry?.();
  });
  if (problem === undefined) return undefined;
  return (
    <Notice name="problem" isUrgent text={<p>{problem}</p>}>
      {isFailed && store.retry && (
        <NoticeButton action={again} label={message('editor.page.again')} />
      )}
    </Notice>
  );
}
