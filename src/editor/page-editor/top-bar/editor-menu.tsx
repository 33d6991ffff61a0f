import type { ReactNode } from 'react';
import { track } from '../../../tracking';
import type { MenuItem } from '../../../ui/menu/menu';
import { MenuButton } from '../menu-button';
import { message } from '../messages';
import { useOpenedPage } from '../opened-page';
import { useMenuPlaces, useOpenPlace, useReasonOff } from '../places/open-place';
import { trackControl } from './track-control';

/** The menu of the editor: ways out of it, and the places that the bar has no buttons for. */
export function EditorMenu(): ReactNode {
  const label = message('editor.bar.menu');
  return (
    <MenuButton menuLabel={label} opened={() => track('open_e_menu')} items={useItems()}>
      {label}
    </MenuButton>
  );
}

/** The places that have buttons in the bar. */
const inBar: ReadonlySet<string> = new Set(['pageSettings', 'rename']);

function useItems(): readonly MenuItem[] {
  const open = useOpenPlace();
  const places = useMenuPlaces();
  const reasonOff = useReasonOff();
  const { exitAddress, themeAddress, flush } = useOpenedPage();
  const leave = (control: 'exit_to_wordpress' | 'theme_builder', address: string): void => {
    trackControl(`elementor_logo_dropdown_${control}`);
    flush();
    location.assign(address);
  };
  const out = (
    key: 'exit' | 'theme',
    control: Parameters<typeof leave>[0],
    address: string,
  ): MenuItem => ({ key, label: message(`editor.bar.${key}`), run: () => leave(control, address) });
  return [
    out('exit', 'exit_to_wordpress', exitAddress),
    ...(themeAddress === undefined ? [] : [out('theme', 'theme_builder', themeAddress)]),
    ...places
      .filter((name) => !inBar.has(name))
      .map((name) => ({
        key: name,
        label: message(`editor.place.${name}`),
        reason: reasonOff(name),
        run: () => open(name),
      })),
  ];
}
