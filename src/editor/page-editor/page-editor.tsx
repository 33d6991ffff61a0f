import { type ReactNode, useState } from 'react';
import type { TemplateLibrarySettings } from '../../elements/settings-types';
import type { EditedSite } from '../nodes/edit-site';
import type { FrameFiles } from '../nodes/editor-frame';
import { framePolicy } from '../nodes/frame-policy';
import type { PageStore } from '../page-store';
import type { CloudAccount } from '../site/cloud-account';
import type { PageNotes } from '../site/page-notes';
import type { PreferenceStore } from '../site/preference-store';
import { Announcer } from './announcer';
import { GlobalBlocksProvider } from './globals/blocks';
import { KeptFormsProvider } from './kept/kept-forms';
import { message } from './messages';
import { type EditedBlock, OpenEditor } from './open-editor';
import { Note, Opening } from './opening';
import { WithPreferences } from './preferences/with-preferences';
import { SiteWithSettings } from './site-settings/site-settings';
import { useIsWide } from './use-is-wide';
import { useOpened } from './use-opened';
import { SiteWithVariables } from './variables/variables';

/** The properties of the page editor. */
export interface PageEditorProps {
  /** Opens, saves and publishes the page. */
  readonly store: PageStore;
  /** The site's breakpoints, kit and media library. */
  readonly site?: EditedSite;
  /** The notes of the page. Default: no control for notes. */
  readonly notes?: PageNotes;
  /** Keeps the preferences of the person who edits. Default: no control for them, and no checklist. */
  readonly preferences?: PreferenceStore;
  /** The account of the cloud library. Default: no control for it. */
  readonly account?: CloudAccount;
  /** The settings of the site's template library (`<nh-template-library>`). Default: its controls are off, and say so. */
  readonly templates?: TemplateLibrarySettings;
  /** The files and the configuration of the preview. */
  readonly files: FrameFiles;
  /** The address to which "Exit" leads. */
  readonly exitAddress: string;
  /** The address of the parts of the theme, such as the header. Without it, the menu has no entry for them. */
  readonly themeAddress?: string;
  /** The address of a guide, to which the help refers. */
  readonly helpAddress?: string;
  /** The address of the page with its draft. Without it, there is no button "Preview". */
  readonly previewAddress?: string;
  /** The name of the page builder in classes. Default: that of the site's markup. */
  readonly builder?: string;
}

/** An editor of a whole page: opens it, edits it in a live preview, saves and publishes it. */
export function PageEditor(props: PageEditorProps): ReactNode {
  const { previewAddress } = props;
  const [block, setBlock] = useState<EditedBlock>();
  const store = block?.store ?? props.store;
  const isWide = useIsWide();
  // Before Puck opens its frame.
  framePolicy();
  const { opened, failure, reopen, again } = useOpened(store, isWide);
  if (!isWide) return <Note text={message('editor.page.narrow')} address={previewAddress} />;
  if (failure !== undefined) {
    return (
      <Note text={failure || message('editor.page.failed')}>
        <button type="button" part="button" onClick={again}>
          {message('editor.page.again')}
        </button>
        {block?.store && (
          <button type="button" part="button" onClick={() => setBlock({})}>
            {message('editor.globals.back')}
          </button>
        )}
      </Note>
    );
  }
  return opened ? (
    <Announcer>
      <KeptFormsProvider account={opened.page.account}>
        <SiteWithSettings site={props.site ?? noSite}>
          {(site) => (
            <SiteWithVariables site={site}>
              <WithPreferences store={props.preferences}>
                <GlobalBlocksProvider blocks={site.blocks}>
                  <OpenEditor
                    key={opened.count}
                    {...props}
                    {...{ store, block, setBlock }}
                    page={opened.page}
                    reopen={reopen}
                    isReopened={opened.count > 1 || block !== undefined}
                  />
                </GlobalBlocksProvider>
              </WithPreferences>
            </SiteWithVariables>
          )}
        </SiteWithSettings>
      </KeptFormsProvider>
    </Announcer>
  ) : (
    <Opening store={store} />
  );
}

const noSite: EditedSite = {};
