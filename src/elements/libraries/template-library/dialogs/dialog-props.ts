import type { ReactNode } from 'react';
import type { ApiError } from '../../../../api/client';
import type { Folder } from '../../../../api/libraries/folder';
import type { TemplateScreen } from '../screens';

/** The actions that a dialog offers when the cloud account is missing or its plan is too small. */
export interface AccountActions {
  /** Leaves the page to connect an account. */
  readonly connect: () => void;
  /**
   * Renders the link to the plans.
   *
   * @param screen the dialog with the link
   * @param isMain styles it as the main button
   */
  readonly upgradeLink: (screen: TemplateScreen, isMain?: boolean) => ReactNode;
}

/** The cloud account as a destination of templates. */
export interface CloudTarget extends AccountActions {
  /** Whether templates can be added; `full`: the quota has no room for them. */
  readonly access: 'ready' | 'connect' | 'upgrade' | 'full';
  /** Sorted by name; undefined until they are loaded. */
  readonly folders: readonly Folder[] | undefined;
  /** Why the folders could not be loaded. */
  readonly error?: ApiError | undefined;
  readonly loadFolders: () => void;
  readonly createFolder: (name: string) => Promise<Folder | ApiError>;
}

/** The props of every dialog. A dialog is open while it is rendered. */
export interface DialogProps {
  /** The screen that the dialog reports, which its upgrade link reports too. */
  readonly screen: TemplateScreen;
  /** Called when this dialog, or one that it opens, appears. */
  readonly shown: (screen: TemplateScreen) => void;
  /** Called when the person cancels, or when the action succeeded. */
  readonly close: () => void;
}
