import { type ReactNode, useId } from 'react';
import type { Destination } from '../../../../api/libraries/bulk';
import type { TemplateScreen } from '../screens';
import { AccessNote } from './access-note';
import { CloudFolders } from './cloud-folders';
import type { CloudTarget } from './dialog-props';
import { Radio } from './folder-choice';
import { dialogMessage } from './messages';
import type { Outcome } from './outcome';
import type { Folders } from './use-folders';

interface Props {
  readonly legend: string;
  /** The screen of the dialog that contains the field. */
  readonly screen: TemplateScreen;
  readonly cloud: CloudTarget;
  /** Replaces the access of `cloud`, for moves within the cloud, which need no more room. */
  readonly access?: CloudTarget['access'];
  /** The outcome of the last try, which may already explain why the cloud cannot be used. */
  readonly outcome: Outcome;
  readonly folders: Folders;
  readonly offersSite: boolean;
  readonly value: Destination | undefined;
  /** The folder in which the templates are, which is disabled. */
  readonly current?: string | null | undefined;
  readonly change: (value: Destination) => void;
  /** The validation message. */
  readonly fault: string | undefined;
  /** Opens the dialog that creates a folder. */
  readonly add: () => void;
}

/** Radio buttons for the destination of templates: the site, or the cloud account with its folders. */
export function DestinationField(props: Props): ReactNode {
  const { legend, screen, cloud, folders, offersSite, value, current, change, fault, add } = props;
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
      {!isExplained(access, outcome) && (
        // biome-ignore lint/a11y/useSemanticElements: screen readers would read both legends of nested fieldsets.
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
            <AccessNote {...{ cloud, access, screen }} />
          )}
        </div>
      )}
    </fieldset>
  );
}

/** Whether the error of the last try already explains why the cloud cannot be used. */
function isExplained(access: CloudTarget['access'], outcome: Outcome): boolean {
  return access !== 'ready' && outcome !== undefined && 'code' in outcome
    ? outcome.code === codes[access]
    : false;
}

const codes = {
  connect: 'library-not-connected',
  upgrade: 'library-upgrade-required',
  full: 'insufficient-quota',
} as const;
