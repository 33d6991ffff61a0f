import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useHost } from '../../../core/element/react';
import unseen from '../../../core/parts/unseen.css?inline';
import kits from '../kits.css?inline';
import steps from '../steps.css?inline';
import own from './kit-import.css?inline';
import type { KitImportProps } from './kit-import.element';
import { screenOf } from './screen';
import { Customize } from './screens/customize';
import { Run } from './screens/run';
import { StepList } from './screens/step-list';
import { Stopped } from './screens/stopped';
import { Summary } from './screens/summary';
import { focusTitle } from './screens/title';
import { Upload } from './screens/upload';
import { Uploading } from './screens/uploading';
import { useImport, useImportState, usePageViews, useWarning } from './use-import';

export const styles: string = kits + steps + unseen + own;

const screens = {
  upload: Upload,
  uploading: Uploading,
  customize: Customize,
  stopped: Stopped,
  run: Run,
  summary: Summary,
} as const;

/** The import's present step. */
export default function KitImport(props: KitImportProps): ReactNode {
  const store = useImport(props);
  const state = useImportState(store);
  const screen = screenOf(state);
  usePageViews(screen, !state.isLooking);
  useWarning(screen);
  // A revert from the first step stays in it, without the button that has begun it.
  const root = useFocus(`${screen} ${state.last?.state}`);
  const Step = screens[screen];
  return (
    <div ref={root} className="nh-kits nh-kit-import">
      <StepList screen={screen} />
      <div part="step" data-step={screen}>
        <Step store={store} state={state} given={props} />
      </div>
    </div>
  );
}

/** Whoever was at work in one step is at the heading of the next; who is elsewhere in the page stays there. */
function useFocus(step: string): { readonly current: HTMLDivElement | null } {
  const host = useHost();
  const root = useRef<HTMLDivElement>(null);
  const isWithin = useRef(false);
  useLayoutEffect(() => {
    const node = root.current;
    if (!node) return undefined;
    const life = new AbortController();
    const { signal } = life;
    node.addEventListener('focusin', () => (isWithin.current = true), { signal });
    node.addEventListener(
      'focusout',
      // What goes with its step has no blur that leads anywhere.
      ({ relatedTarget }) => {
        if (relatedTarget) isWithin.current = node.contains(relatedTarget as Node);
      },
      { signal },
    );
    return () => life.abort();
  }, []);
  const before = useRef(step);
  useLayoutEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (isWithin.current) focusTitle(host);
  }, [host, step]);
  return root;
}
