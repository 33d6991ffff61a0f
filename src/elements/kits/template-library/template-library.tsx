import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import unseenStylesheet from '../../../core/parts/unseen.css?inline';
import kitsStylesheet from '../kits.css?inline';
import gridStylesheet from '../libraries/grid/grid.css?inline';
import { TemplateList } from './list/template-list';
import { message } from './messages';
import { Notes } from './notes/notes';
import { Tabs } from './tabs/tabs';
import stylesheet from './template-library.css?inline';
import type { TemplateLibraryProps } from './template-library.element';
import { useLibrary, useLibraryState } from './use-library';

export const styles: string = unseenStylesheet + kitsStylesheet + gridStylesheet + stylesheet;

/** The two libraries of templates, one at a time. */
export default function TemplateLibrary({ settings }: TemplateLibraryProps): ReactNode {
  const store = useLibrary(settings);
  const state = useLibraryState(store);
  const title = useRef<HTMLHeadingElement>(null);
  const { tab } = state;
  const press = (event: KeyboardEvent): void => {
    if (!isUndo(event)) return;
    event.preventDefault();
    store.undoLast();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a key that does the same wherever the focus is in it
    <div className="nh-kits nh-template-library" onKeyDown={press}>
      <div part="step" data-step={tab}>
        <h2 part="title" ref={title} tabIndex={-1}>
          {message('template.library.title')}
        </h2>
        <Tabs tab={tab} show={(next) => store.showTab(next)}>
          <TemplateList key={tab} library={tab} {...{ store, state }} />
        </Tabs>
        <Notes
          seconds={settings.undoTime}
          toTitle={() => title.current?.focus({ preventScroll: true })}
          {...{ store, state }}
        />
      </div>
    </div>
  );
}

/** Fields take back what was typed, and a dialog has what is in it. */
function isUndo(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, shiftKey, altKey, target } = event;
  const isCtrl = (ctrlKey || metaKey) && !shiftKey && !altKey;
  if (key.toLowerCase() !== 'z' || !isCtrl || event.isDefaultPrevented()) return false;
  return 'closest' in target && !(target as Element).closest('input, textarea, select, dialog');
}
