import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useHost } from '../../../core/element/react';
import unseen from '../../../core/parts/unseen.css?inline';
import kits from '../../../ui/admin-tools.css?inline';
import { useStore } from '../../../ui/use-store';
import steps from '../steps.css?inline';
import own from './kit-import.css?inline';
import type { KitImportProps } from './kit-import.element';
import { screenOf } from './screen';
import { Customize } from './screens/customize';
import { Run } from './screens/run';
import { StepList } from './screens/step-list';
import { Stopped } from './screens/stopped';
import { Summary } from './screens/summary';
import { titleIn } from './screens/title';
import { Upload } from './screens/upload';
import { Uploading } from './screens/uploading';
import { useImport, usePageViews, useWarning } from './use-import';

export const styles: string = kits + steps + unseen + own;

const screens = {
  upload: Upload,
  uploading: Uploading,
  customize: Customize,
  stopped: Stopped,
  run: Run,
  summary: Summary,
} as const;

/** The current step of the import. */
export default function KitImport(props: KitImportProps): ReactNode {
  const store = useImport(props);
  const state = useStore(store);
  const screen = screenOf(state);
  usePageViews(screen, !state.isChecking);
  useWarning(screen);
  // A revert in the first step stays there, but its button disappears.
  const { root, spoken } = useSteps(`${screen} ${state.last?.state}`);
  const Step = screens[screen];
  return (
    <div ref={root} className="nh-kits nh-kit-import">
      <StepList screen={screen} />
      <div part="step" data-step={screen}>
        <Step store={store} state={state} props={props} />
      </div>
      <p className="nh-unseen" role="status">
        {spoken}
      </p>
    </div>
  );
}

interface Steps {
  readonly root: { readonly current: HTMLDivElement | null };
  /** The heading of the current step, if a screen reader has not read it as the focused element. */
  readonly spoken: string;
}

/**
 * Moves the focus to the heading of the next step, if the focus was in the step before. Otherwise the heading
 * is only spoken: an import runs for minutes, and its end must not take the visitor away from another place.
 */
function useSteps(step: string): Steps {
  const host = useHost();
  const root = useRef<HTMLDivElement>(null);
  const isWithin = useFocusWithin(root);
  const [spoken, speak] = useState('');
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    const title = titleIn(host);
    if (isWithin.current) title?.focus();
    speak(isWithin.current ? '' : (title?.textContent ?? ''));
  }, [host, step, isWithin]);
  return { root, spoken };
}

/** Whether the focus is in an element, or was in a part of it that has been removed. */
function useFocusWithin(root: Steps['root']): { readonly current: boolean } {
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const life = new AbortController();
    const { signal } = life;
    node.addEventListener('focusin', () => (isWithin.current = true), { signal });
    node.addEventListener(
      'focusout',
      // A focused element that is removed with its step has no `relatedTarget`.
      ({ relatedTarget }) => {
        if (relatedTarget) isWithin.current = node.contains(relatedTarget as Node);
      },
      { signal },
    );
    return () => life.abort();
  }, [root]);
  return isWithin;
}
