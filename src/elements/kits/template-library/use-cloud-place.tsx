import { useMemo, useSyncExternalStore } from 'react';
import { ownPath } from '../libraries/return-trip';
import { UpgradeLink, useView } from '../libraries/screens';
import { cloudRefusal, type Needed } from './cloud/refusal';
import type { CloudStore } from './cloud/store';
import type { CloudPlace } from './dialogs/dialog-props';

/** The cloud library as dialogs see it that put so much there. */
export function useCloudPlace(cloud: CloudStore, upgradeUrl: string, needed: Needed): CloudPlace {
  const state = useSyncExternalStore(cloud.subscribe, cloud.snapshot);
  const view = useView();
  const { items, bytes } = needed;
  return useMemo(() => {
    const { folders, failure } = state;
    return {
      access: cloudRefusal(state, { items, bytes }) ?? 'ready',
      folders,
      error: failure?.of === 'folders' ? failure.error : undefined,
      load: () => cloud.loadFolders(),
      async makeFolder(name) {
        const { value, error } = await cloud.makeFolder(name);
        return value ?? error;
      },
      connect: () => cloud.connect(ownPath(view)),
      upgrade: (place, isMain) => (
        <UpgradeLink
          upgradeUrl={upgradeUrl}
          follow={() => cloud.tellUpgrade(place)}
          isMain={isMain}
        />
      ),
    };
  }, [cloud, view, state, upgradeUrl, items, bytes]);
}
