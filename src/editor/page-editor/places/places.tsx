import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { AskForVariableContext, type VariableRequest } from '../../panel/variable-request';
import { AccountDialog } from '../account/account-dialog';
import { RenameDialog } from '../document-name/rename-dialog';
import { FinderDialog } from '../finder/finder-dialog';
import { useFinderKey } from '../finder/use-finder-key';
import { SaveBlockDialog } from '../globals/save-block-dialog';
import { HelpDialog } from '../help/help-dialog';
import { HistoryDialog } from '../history/history-dialog';
import { NewsDialog } from '../news/news-dialog';
import { NotesDialog } from '../notes/notes-dialog';
import { PreferencesDialog } from '../preferences/preferences-dialog';
import { ShortcutsDialog } from '../shortcuts/shortcuts-dialog';
import { SiteSettingsDialog } from '../site-settings/site-settings-dialog';
import { SavePageDialog, SaveTemplateDialog, TemplatesDialog } from '../templates/library-dialog';
import { PageSettingsDialog } from '../top-bar/page-settings-dialog';
import { type BarControl, trackControl } from '../top-bar/track-control';
import { trackVariable } from '../variables/track-variable';
import { useVariables } from '../variables/variables';
import { VariablesDialog } from '../variables/variables-dialog';
import {
  type OpenPlace,
  OpenPlaceContext,
  type PlaceName,
  type PlaceProps,
  type Purpose,
} from './open-place';

interface Place {
  readonly dialog: ComponentType<PlaceProps>;
  /** The control that is tracked when a person opens the place, if the catalogue of events has one. */
  readonly control?: BarControl;
}

/** The dialogs of the editor, of which one is open. */
const places: Readonly<Record<PlaceName, Place>> = {
  finder: { dialog: FinderDialog, control: 'finder' },
  history: { dialog: HistoryDialog, control: 'elementor_logo_dropdown_history' },
  saveBlock: { dialog: SaveBlockDialog },
  templates: { dialog: TemplatesDialog },
  saveTemplate: { dialog: SaveTemplateDialog },
  savePage: { dialog: SavePageDialog },
  siteSettings: { dialog: SiteSettingsDialog, control: 'site_setting' },
  variables: { dialog: VariablesDialog },
  notes: { dialog: NotesDialog, control: 'notes' },
  shortcuts: {
    dialog: ShortcutsDialog,
    control: 'elementor_logo_dropdown_keyboard_shortcuts',
  },
  rename: { dialog: RenameDialog },
  preferences: {
    dialog: PreferencesDialog,
    control: 'elementor_logo_dropdown_user_preferences',
  },
  help: { dialog: HelpDialog, control: 'help' },
  news: { dialog: NewsDialog, control: 'whats_new' },
  account: { dialog: AccountDialog },
  pageSettings: { dialog: PageSettingsDialog, control: 'document_settings_icon' },
};

/** Offers the places to the parts of the editor, and draws the open one. */
export function Places({ children }: { readonly children: ReactNode }): ReactNode {
  const [shown, setShown] = useState<{ readonly name: PlaceName } & Purpose>();
  const open = useCallback<OpenPlace>((name, purpose) => {
    const { control } = places[name];
    if (control) trackControl(control);
    const { request } = purpose ?? {};
    if (name === 'variables') trackVariable('open_variables_popover', request?.kind ?? '', request);
    setShown({ name, ...purpose });
  }, []);
  useFinderKey(
    document,
    useCallback(() => open('finder'), [open]),
  );
  const askForVariable = useCallback(
    (request: VariableRequest) => open('variables', { request }),
    [open],
  );
  const hasVariables = useVariables() !== undefined;
  return (
    <OpenPlaceContext.Provider value={open}>
      <AskForVariableContext.Provider value={hasVariables ? askForVariable : undefined}>
        {children}
      </AskForVariableContext.Provider>
      {shown && <ShownPlace {...shown} close={() => setShown(undefined)} />}
    </OpenPlaceContext.Provider>
  );
}

function ShownPlace({ name, ...props }: PlaceProps & { readonly name: PlaceName }): ReactNode {
  const { dialog: Dialog } = places[name];
  return (
    <div className="nh-kits nh-page-place">
      <Dialog {...props} />
    </div>
  );
}
