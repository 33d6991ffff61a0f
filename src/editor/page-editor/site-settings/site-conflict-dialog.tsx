import type { ReactNode } from 'react';
import { type SavedSettings, siteSettingFields } from '../../../page';
import { DialogFrame } from '../../../ui/dialog-frame';
import { settingDifferences } from '../../saving/difference/setting-differences';
import { useAnnounce } from '../announcer';
import { message } from '../messages';
import { NoticeButton } from '../notices/notice';
import type { EditedSiteSettings, SiteConflict } from './site-settings';

interface Props {
  readonly site: EditedSiteSettings;
  readonly conflict: SiteConflict;
  readonly close: () => void;
}

/** The settings that somebody else has changed meanwhile, with both values: the person chooses. */
export function SiteConflictDialog({ site, conflict, close }: Props): ReactNode {
  const announce = useAnnounce();
  const { keys, newest } = conflict;
  const differences = settingDifferences(
    siteSettingFields,
    only(keys, newest.settings),
    only(keys, site.settings ?? {}),
  );
  const settle = (choice: 'mine' | 'theirs'): void => {
    site.settle(choice);
    announce(message(`editor.siteSettings.chosen.${choice}`));
  };
  const nothing = message('editor.versions.nothing');
  return (
    <DialogFrame
      name="site-settings-conflict"
      title={message('editor.siteSettings.conflict')}
      cancel={close}
      footer={
        <>
          <NoticeButton action={{ run: close }} label={message('editor.conflict.later')} />
          <NoticeButton
            action={{ run: () => settle('theirs') }}
            label={message('editor.siteSettings.theirs')}
          />
          <NoticeButton
            action={{ run: () => settle('mine') }}
            label={message('editor.siteSettings.mine')}
            isMain
          />
        </>
      }
    >
      <p>{message('editor.siteSettings.conflict.about')}</p>
      <ul part="differences">
        {differences.map(({ key, label, device, before, after }) => (
          <li key={`${key} ${device}`}>
            {message('editor.siteSettings.both', {
              label,
              saved: before || nothing,
              mine: after || nothing,
            })}
          </li>
        ))}
      </ul>
    </DialogFrame>
  );
}

function only(keys: readonly string[], settings: SavedSettings): SavedSettings {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => keys.includes(key)));
}
