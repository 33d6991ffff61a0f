import { type ReactNode, useEffect, useRef } from 'react';
import type { MenuItem } from '../../../ui/menu/menu';
import { MenuButton } from '../menu-button';
import { message as barMessage } from '../messages';
import { useOpenedPage } from '../opened-page';
import { useOpenPlace } from '../places/open-place';
import { usePreferenceValues } from '../preferences/preferences';
import { trackControl } from '../top-bar/track-control';
import { usePageTitle } from '../use-page-title';
import { message } from './messages';
import { blockIn, ownAddress } from './own-address';

/** The title of what is edited, and for a page the button of its menu: rename, and documents that were edited before. */
export function DocumentName(): ReactNode {
  const { isReopened, editedBlock } = useOpenedPage();
  const title = usePageTitle() || barMessage('editor.page.untitled');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isReopened) heading.current?.focus();
  }, [isReopened]);
  return (
    <>
      <h1 ref={heading} part="bar-title" tabIndex={-1}>
        {title}
      </h1>
      {editedBlock === undefined && <DocumentMenu />}
    </>
  );
}

function DocumentMenu(): ReactNode {
  const label = message('editor.document.menu');
  return (
    <MenuButton
      name="document"
      aria-label={label}
      title={label}
      menuLabel={label}
      opened={() => trackControl('document_name_dropdown')}
      items={useItems()}
    >
      <span aria-hidden="true">▾</span>
    </MenuButton>
  );
}

function useItems(): readonly MenuItem[] {
  const open = useOpenPlace();
  const { flush, editBlock } = useOpenedPage();
  const { recent } = usePreferenceValues();
  const others = recent.filter(({ address }) => address !== ownAddress());
  return [
    { key: 'rename', label: message('editor.document.rename'), run: () => open('rename') },
    ...others.map(({ title, address }) => ({
      key: address,
      label: message('editor.document.recent', { title }),
      run: () => {
        const block = address.startsWith(`${ownAddress()}#`) ? blockIn(address) : undefined;
        flush();
        if (block === undefined) location.assign(address);
        // A fragment alone would load nothing.
        else editBlock?.(block);
      },
    })),
  ];
}
