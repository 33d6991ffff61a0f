import { type ReactNode, useContext, useEffect, useState } from 'react';
import { siteSettingFields } from '../../../page';
import { EditedSiteContext, useBreakpoints } from '../../nodes/edit-site';
import { deviceOfWidth } from '../../nodes/fields';
import { usePuckState } from '../../nodes/use-puck-state';
import { SettingsPanel } from '../../panel/settings-panel';
import { AskForVariableContext } from '../../panel/variable-request';
import { useAnnounce } from '../announcer';
import { KeptNote } from '../kept/kept-note';
import { message } from '../messages';
import { NoticeButton } from '../notices/notice';
import { useOpenedPage } from '../opened-page';
import { type PlaceProps, useOpenPlace } from '../places/open-place';
import { SideDialog } from '../places/side-dialog';
import { UnsavedDialog } from '../places/unsaved-dialog';
import { useAction } from '../use-action';
import { useVariables } from '../variables/variables';
import { SiteConflictDialog } from './site-conflict-dialog';
import { type EditedSiteSettings, useSiteSettings } from './site-settings';

/** The settings of the whole site. Each change shows in the preview at once, and is saved by the button. */
export function SiteSettingsDialog({ close }: PlaceProps): ReactNode {
  const site = useSiteSettings();
  if (!site) {
    return (
      <SideDialog name="site-settings" title={message('editor.place.siteSettings')} close={close}>
        <p>{message('editor.siteSettings.none')}</p>
      </SideDialog>
    );
  }
  return <SiteSettingsForm site={site} close={close} />;
}

interface Props {
  readonly site: EditedSiteSettings;
  readonly close: () => void;
}

function SiteSettingsForm({ site, close }: Props): ReactNode {
  const { settings, isChanged, conflict, error, again } = site;
  const { page } = useOpenedPage();
  const isReadOnly = !page.rights.settings;
  /** What the person asked for while there were unsaved changes. */
  const [next, setNext] = useState<() => void>();
  const save = useSave(site, close);
  const { restore } = site;
  const isRead = settings !== undefined;
  useEffect(() => {
    if (isRead && !isReadOnly) restore();
  }, [isRead, isReadOnly, restore]);
  const leave = (then: () => void): void => (isChanged ? setNext(() => then) : then());
  if (conflict) return <SiteConflictDialog site={site} conflict={conflict} close={close} />;
  if (next) {
    const discard = (): void => {
      site.discard();
      next();
    };
    return (
      <UnsavedDialog
        name="site-settings-unsaved"
        title={message('editor.siteSettings.unsaved')}
        text={message('editor.siteSettings.unsaved.about')}
        label={message('editor.siteSettings.save')}
        save={save}
        discard={discard}
        back={() => setNext(undefined)}
      />
    );
  }
  return (
    <SideDialog
      name="site-settings"
      title={message('editor.place.siteSettings')}
      close={() => leave(close)}
      answer={{ value: settings, error, again }}
      {...(!isReadOnly && { submit: { label: message('editor.siteSettings.save'), action: save } })}
    >
      <p part="note">
        {message(isReadOnly ? 'editor.siteSettings.may_not' : 'editor.siteSettings.about')}
      </p>
      {site.isRestored && isChanged && <KeptNote />}
      <VariablesButton open={leave} />
      {settings && <Fields {...{ site, settings, isReadOnly }} />}
    </SideDialog>
  );
}

function useSave(site: EditedSiteSettings, close: () => void) {
  const announce = useAnnounce();
  return useAction(async () => {
    if (!(await site.save())) return;
    announce(message('editor.siteSettings.saved'));
    close();
  });
}

/** The way to the colours and fonts of the site, which are variables. */
function VariablesButton({ open }: { readonly open: (then: () => void) => void }): ReactNode {
  const openPlace = useOpenPlace();
  if (!useVariables()) return undefined;
  return (
    <NoticeButton
      action={{ run: () => open(() => openPlace('variables')) }}
      label={message('editor.siteSettings.variables')}
    />
  );
}

interface FieldsProps {
  readonly site: EditedSiteSettings;
  readonly settings: NonNullable<EditedSiteSettings['settings']>;
  readonly isReadOnly: boolean;
}

function Fields({ site, settings, isReadOnly }: FieldsProps): ReactNode {
  const { means = {} } = useContext(EditedSiteContext);
  const breakpoints = useBreakpoints();
  const width = usePuckState(({ appState }) => appState.ui.viewports.current.width);
  const { pickMedia } = means;
  return (
    <AskForVariableContext.Provider value={undefined}>
      <SettingsPanel
        fields={siteSettingFields}
        settings={settings}
        device={deviceOfWidth(width, breakpoints)}
        breakpoints={breakpoints}
        isDisabled={isReadOnly}
        // They do not refer to the kit's styles.
        means={pickMedia ? { pickMedia } : {}}
        onChange={site.edit}
      />
    </AskForVariableContext.Provider>
  );
}
