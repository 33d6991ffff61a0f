import { type ReactNode, useContext } from 'react';
import { pageSettingFields } from '../../../page';
import { DialogFrame } from '../../../ui/dialog-frame';
import { EditedSiteContext } from '../../nodes/edit-site';
import { SettingsPanel } from '../../panel/settings-panel';
import { message } from '../messages';
import type { PlaceProps } from '../places/open-place';
import { usePageSettings } from '../use-page-settings';
import { useReasonAgainst } from '../use-reason-against';

/** The settings of the page. Each change shows in the preview at once. */
export function PageSettingsDialog({ close, search }: PlaceProps): ReactNode {
  const { means } = useContext(EditedSiteContext);
  const reason = useReasonAgainst('pageSettings');
  const { settings, change } = usePageSettings();
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
        settings={settings}
        search={search ?? ''}
        isDisabled={reason !== ''}
        onChange={change}
        {...(means && { means })}
      />
    </DialogFrame>
  );
}
