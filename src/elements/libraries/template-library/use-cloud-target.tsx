import { useMemo } from 'react';
import { useStore } from '../../../ui/use-store';
import { ownPath } from '../account/return-trip';
import { UpgradeLink, useView } from '../account/screens';
import { cloudRefusal, type Needed } from './cloud/refusal';
import type { CloudStore } from './cloud/store';
import type { CloudTarget } from './dialogs/dialog-props';

/** Returns the cloud account as a destination for templates. @param needed the room that they need */
export function useCloudTarget(cloud: CloudStore, upgradeUrl: string, needed: Needed): CloudTarget {
  const state = useStore(cloud);
  const view = useView();
  const { items, bytes } = needed;
  return useMemo(() => {
    const { folders, failure } = state;
    return {
      access: cloudRefusal(state, { items, bytes }) ?? 'ready',
      folders,
      error: failure?.request === 'folders' ? failure.error : undefined,
      loadFolders: () => cloud.loadFolders(),
      async createFolder(name) {
        const { value, error } = await cloud.makeFolder(name);
        return value ?? error;
      },
      connect: () => cloud.account.connect(ownPath(view)),
      upgradeLink: (screen, isMain) => (
        <UpgradeLink
          upgradeUrl={upgradeUrl}
          onUpgrade={() => cloud.reportUpgrade(screen)}
          isMain={isMain}
        />
      ),
    };
  }, [cloud, view, state, upgradeUrl, items, bytes]);
}
