import type { ReactNode } from 'react';
import unseenStylesheet from '../../../core/parts/unseen.css?inline';
import kitsStylesheet from '../kits.css?inline';
import gridStylesheet from '../libraries/grid/grid.css?inline';
import { TemplateList } from './list/template-list';
import { message } from './messages';
import { Tabs } from './tabs/tabs';
import stylesheet from './template-library.css?inline';
import type { TemplateLibraryProps } from './template-library.element';
import { useLibrary, useLibraryState } from './use-library';

export const styles: string = unseenStylesheet + kitsStylesheet + gridStylesheet + stylesheet;

/** The two libraries of templates, one at a time. */
export default function TemplateLibrary({ settings }: TemplateLibraryProps): ReactNode {
  const store = useLibrary(settings);
  const state = useLibraryState(store);
  const { tab } = state;
  return (
    <div className="nh-kits nh-template-library">
      <div part="step" data-step={tab}>
        <h2 part="title">{message('template.library.title')}</h2>
        <Tabs tab={tab} show={(next) => store.showTab(next)}>
          <TemplateList key={tab} library={tab} {...{ store, state }} />
        </Tabs>
      </div>
    </div>
  );
}
