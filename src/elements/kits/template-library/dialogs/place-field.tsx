import { type ReactNode, useId } from 'react';
import type { Destination } from '../../libraries/wire/bulk';
import { AccessNote } from './access-note';
import { CloudFolders } from './cloud-folders';
import type { CloudPlace } from './dialog-props';
import { Radio } from './folder-choice';
import { dialogMessage } from './messages';
import type { Outcome } from './outcome';
import type { DialogName } from './places';
import type { Folders } from './use-folders';

interface Props {
  readonly legend: string;
  readonly dialog: DialogName;
  readonly cloud: CloudPlace;
  /** Where things go that are in the cloud already, and take no more room. */
  readonly access?: CloudPlace['access'];
  /** What became of the last try, which may say already why the cloud cannot be used. */
  readonly outcome: Outcome;
  readonly folders: Folders;
  readonly offersSite: boolean;
  readonly value: Destination | undefined;
  /** The folder in which the templates are, which cannot be chosen. */
  readonly current?: string | null | undefined;
  readonly change: (value: Destination) => void;
  /** What is missing in the choice, once it was submitted. */
  readonly fault: string | undefined;
  /** Opens the dialog for a new folder. */
  readonly add: () => void;
}

/** One place for templates: this site, or the cloud library, there in a folder or outside of all. */
export function PlaceField(props: Props): ReactNode {
  const { legend, dialog, cloud, folders, offersSite, value, current, change, fault, add } = props;
  const { access = cloud.access, outcome } = props;
  const name = useId();
  const faultId = useId();
  const cloudId = useId();
  return (
    <fieldset part="place-choice" aria-describedby={fault ? faultId : undefined}>
      <legend>{legend}</legend>
      <p part="fault" id={faultId} role="status">
        {fault}
      </p>
      {offersSite && (
        <Radio
          name={name}
          label={dialogMessage('library.dialog.place.site')}
          isChosen={value?.place === 'site'}
          isCurrent={false}
          choose={() => change({ place: 'site' })}
        />
      )}
      {!isSaid(access, outcome) && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would be read twice.
        <div role="group" part="cloud-places" aria-labelledby={cloudId}>
          <p part="place-title" id={cloudId}>
            {dialogMessage('library.dialog.place.cloud')}
          </p>
          {access === 'ready' ? (
            <CloudFolders
              {...{ name, cloud, folders, current, add }}
              chosen={value?.place === 'cloud' ? value.folder : undefined}
              choose={(folder) => change({ place: 'cloud', folder })}
            />
          ) : (
            <AccessNote {...{ cloud, access, dialog }} />
          )}
        </div>
      )}
    </fieldset>
  );
}

/** Whether the error of the last try is what stands against the cloud: once is enough. */
function isSaid(access: CloudPlace['access'], outcome: Outcome): boolean {
  return access !== 'ready' && outcome !== undefined && 'code' in outcome
    ? outcome.code === codes[access]
    : false;
}

const codes = {
  connect: 'library-not-connected',
  upgrade: 'library-upgrade-required',
  full: 'insufficient-quota',
} as const;
