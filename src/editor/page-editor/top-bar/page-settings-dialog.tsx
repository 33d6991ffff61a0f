import { type ReactNode, useContext } from 'react';
import { pageSettingFields, type SavedSettings } from '../../../page';
import { DialogFrame } from '../../../ui/dialog-frame';
import { EditedSiteContext } from '../../nodes/edit-site';
import { SettingsPanel } from '../../panel/settings-panel';
import { message } from '../messages';
import { useOpenedPage, useStore } from '../opened-page';
import type { PlaceProps } from '../places/open-place';
import { usePageSettings } from '../use-page-settings';
import { useReasonAgainst } from '../use-reason-against';

/** The settings of the page. Each change shows in the preview at once. */
export function PageSettingsDialog({ close, search }: PlaceProps): ReactNode {
  const { means } = useContext(EditedSiteContext);
  const reason = useReasonAgainst('pageSettings');
  const { settings, change } = usePageSettings();
  const { page } = useOpenedPage();
  const isPublished = useStore((store) => store.isPublished) ?? page.published;
  return (
    <DialogFrame
      name="page-settings"
      title={message('editor.bar.settings')}
      className="nh-page-settings"
      cancel={close}
      submit={close}
      footer={
        <button type="submit" part="button" data-kind="main">
          {message('editor.bar.close')}
        </button>
      }
    >
      {reason !== '' && <p part="note">{reason}</p>}
      <SettingsPanel
        fields={pageSettingFields}
        settings={{ ...settings, ...presentStatus(settings, isPublished) }}
        search={search ?? ''}
        isDisabled={reason !== ''}
        onChange={change}
        {...(means && { means })}
      />
    </DialogFrame>
  );
}

/** Returns the status that the page has now: publishing and hiding change it, but not the document in the editor. */
function presentStatus({ post_status }: SavedSettings, isPublished: boolean): SavedSettings {
  if (isPublished) return { post_status: 'publish' };
  return post_status === 'publish' ? { post_status: 'draft' } : {};
}
