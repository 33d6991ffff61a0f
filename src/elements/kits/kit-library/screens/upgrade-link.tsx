import type { ReactNode } from 'react';
import { useEmit } from '../../../../core/element/react';
import { ownPath } from '../../libraries/return-trip';
import type { events, KitLibrarySettings } from '../kit-library.element';
import { useView } from '../use-library';

interface Props {
  readonly settings: KitLibrarySettings;
  /** The screen that the link is on. */
  readonly place: 'kits_cloud_library' | 'kits_cloud_library_upgrade';
  /** Looks like the main button; else like a link in a sentence. */
  readonly isMain?: boolean;
  /** Its label. */
  readonly children: ReactNode;
}

/** The link to where the plan is upgraded, which leads back here. */
export function UpgradeLink({ settings, place, isMain = false, children }: Props): ReactNode {
  const emit = useEmit<typeof events>();
  const view = useView();
  const url = new URL(settings.upgradeUrl, view.document.baseURI);
  url.searchParams.set('return_to', ownPath(view));
  return (
    <a
      href={url.href}
      {...(isMain && { part: 'button', 'data-kind': 'main' })}
      onClick={() => emit('nh-kit-cloud-upgrade', { place })}
    >
      {children}
    </a>
  );
}
