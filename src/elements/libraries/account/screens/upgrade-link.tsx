import type { ReactNode } from 'react';
import { ownPath } from '../return-trip';
import { message } from './messages';
import { useView } from './use-view';

interface Props {
  /** The page that offers the plans. */
  readonly upgradeUrl: string;
  /** Called when the person follows the link. */
  readonly onUpgrade: () => void;
  /** Looks like a main button; otherwise like a link in a sentence. */
  readonly isMain?: boolean | undefined;
}

/** The link to the plans. The query parameter `return_to` holds the current path. */
export function UpgradeLink({ upgradeUrl, onUpgrade, isMain = false }: Props): ReactNode {
  const view = useView();
  const url = new URL(upgradeUrl, view.document.baseURI);
  url.searchParams.set('return_to', ownPath(view));
  return (
    <a href={url.href} {...(isMain && { part: 'button', 'data-kind': 'main' })} onClick={onUpgrade}>
      {message(isMain ? 'library.upgrade' : 'library.upgrade.link')}
    </a>
  );
}
