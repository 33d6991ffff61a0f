import type { ReactNode } from 'react';
import type { Folder } from '../../libraries/wire/folder';
import type { KitError } from '../../rest';
import type { DialogPlace } from './places';

/** What can be done about an account that is missing, or too small. */
export interface Ways {
  /** Leaves the page to connect an account. */
  readonly connect: () => void;
  /** The link to where the plan is upgraded, from that dialog; as its main button, if that is said. */
  readonly upgrade: (place: DialogPlace, isMain?: boolean) => ReactNode;
}

/** The cloud library, as the dialogs that put something there see it. */
export interface CloudPlace extends Ways {
  /** Whether something can be added: `full` means that there is no room for it. */
  readonly access: 'ready' | 'connect' | 'upgrade' | 'full';
  /** By name; undefined until they have come. */
  readonly folders: readonly Folder[] | undefined;
  /** Why they have not come. */
  readonly error?: KitError | undefined;
  /** Asks for the folders anew. */
  readonly load: () => void;
  /** Makes a folder. */
  readonly makeFolder: (name: string) => Promise<Folder | KitError>;
}

/** What all dialogs have. Each is open for as long as it is drawn. */
export interface DialogProps {
  /** Is told of the dialog when it is seen, and of those that open from it. */
  readonly shown: (place: DialogPlace) => void;
  /** Called when it is to go: it was cancelled, or what it is for is done. */
  readonly close: () => void;
}
