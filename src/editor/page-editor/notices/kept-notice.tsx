import { type ReactNode, useState } from 'react';
import { useKeptValues } from '../kept/kept-forms';
import { message } from '../kept/messages';
import { message as editorMessage } from '../messages';
import { useOpenedPage } from '../opened-page';
import { type PlaceName, useOpenPlace } from '../places/open-place';
import { useSiteSettings } from '../site-settings/site-settings';
import { useVariables } from '../variables/variables';
import { Notice, NoticeButton } from './notice';

/** Offers the places in which something was typed before the editor was opened, such as before a crash. */
export function KeptNotice(): ReactNode {
  const open = useOpenPlace();
  const [left, setLeft] = useState(useKeptPlaces());
  if (left.length === 0) return undefined;
  const show = (place: PlaceName): void => {
    setLeft(left.filter((one) => one !== place));
    open(place);
  };
  return (
    <Notice name="kept" text={<p>{message('editor.kept.offer')}</p>}>
      {left.map((place) => (
        <NoticeButton
          key={place}
          action={{ run: () => show(place) }}
          label={editorMessage(`editor.place.${place}`)}
        />
      ))}
      <NoticeButton
        action={{ run: () => setLeft([]) }}
        label={editorMessage('editor.notice.hide')}
      />
    </Notice>
  );
}

function useKeptPlaces(): readonly PlaceName[] {
  const { page, notes } = useOpenedPage();
  const settings = useSiteSettings();
  const variables = useVariables();
  const keptValue = useKeptValues();
  const keys: Readonly<Partial<Record<PlaceName, string | undefined>>> = {
    notes: notes?.key,
    ...(page.rights.settings && {
      siteSettings: settings?.key,
      variables: variables?.site.key,
    }),
  };
  return (Object.keys(keys) as PlaceName[]).filter((name) => keptValue(keys[name]) !== undefined);
}
