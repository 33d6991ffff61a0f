import type { ReactNode } from 'react';
import { ownPath } from '../return-trip';
import { message } from './messages';
import { useView } from './use-view';

interface Props {
  /** The page on which the plan is chosen. */
  readonly upgradeUrl: string;
  /** Called when the person goes there. */
  readonly follow: () => void;
  /** Looks like the main button; else like a link in a sentence. */
  readonly isMain?: boolean | undefined;
}

/** The link to where the plan is upgraded, which leads back here. */
export function UpgradeLink({ upgradeUrl, follow, isMain = false }: Props): ReactNode {
  const view = useView();
  const url = new URL(upgradeUrl, view.document.baseURI);
  url.searchParams.set('return_to', ownPath(view));
  return (
    <a href={url.href} {...(isMain && { part: 'button', 'data-kind': 'main' })} onClick={follow}>
      {message(isMain ? 'library.upgrade' : 'library.upgrade.link')}
    </a>
  );
}
