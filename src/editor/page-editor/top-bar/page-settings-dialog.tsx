import { type ReactNode, useContext } from 'react';
import { settingText } from '../../../core/languages/tool-words';
import { pageSettingFields, type SavedSettings } from '../../../page';
import { DialogFrame } from '../../../ui/dialog-frame';
import { EditedSiteContext } from '../../nodes/edit-site';
import { SettingsPanel } from '../../panel/settings-panel';
import { message } from '../messages';
import { useOpenedPage, useStore } from '../opened-page';
import type { PlaceProps } from '../places/open-place';
import { usePageSettings } from '../use-page-settings';
import { useReasonAgainst } from '../use-reason-against';

const { post_status: statusField, ...fields } = pageSettingFields;

type Status = keyof typeof statusField.options;

/** The settings of the page. Each change shows in the preview at once. */
export function PageSettingsDialog({ close, search }: PlaceProps): ReactNode {
  const { means } = useContext(EditedSiteContext);
  const reason = useReasonAgainst('pageSettings');
  const { settings, change } = usePageSettings();
  const { page } = useOpenedPage();
  const isPublished = useStore((store) => store.isPublished) ?? page.published;
  const status = settingText(statusField.options[statusOf(settings, isPublished)]);
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
      <p part="note" data-status>
        {message('editor.settings.status', { status })}
      </p>
      <SettingsPanel
        fields={fields}
        settings={settings}
        search={search ?? ''}
        isDisabled={reason !== ''}
        onChange={change}
        {...(means && { means })}
      />
    </DialogFrame>
  );
}

/** Returns the status that the page has now: publishing and hiding change it, but not the document in the editor. */
function statusOf({ post_status: saved }: SavedSettings, isPublished: boolean): Status {
  if (isPublished) return saved === 'private' ? 'private' : 'publish';
  return isStatus(saved) && saved !== 'publish' ? saved : 'draft';
}

function isStatus(saved: unknown): saved is Status {
  return typeof saved === 'string' && Object.hasOwn(statusField.options, saved);
}
