import { createContext, useCallback, useContext, useMemo } from 'react';
import type { VariableRequest } from '../../panel/variable-request';
import { message } from '../messages';
import { useOpenedPage } from '../opened-page';
import { usePreferences } from '../preferences/preferences';
import { useSiteSettings } from '../site-settings/site-settings';
import { useReasonAgainstTemplates } from '../templates/use-reason-against-templates';
import { useVariables } from '../variables/variables';

/** The name of a place of the editor. */
export type PlaceName =
  | 'account'
  | 'finder'
  | 'help'
  | 'history'
  | 'news'
  | 'notes'
  | 'pageSettings'
  | 'preferences'
  | 'rename'
  | 'saveBlock'
  | 'savePage'
  | 'saveTemplate'
  | 'shortcuts'
  | 'siteSettings'
  | 'templates'
  | 'variables';

/** The properties of each place. */
export interface PlaceProps {
  readonly close: () => void;
  /** The setting for which the variables are opened. */
  readonly request?: VariableRequest | undefined;
  /** The text for which the page settings are searched. */
  readonly search?: string | undefined;
}

/** The purpose for which a place is opened. */
export type Purpose = Pick<PlaceProps, 'request' | 'search'>;

/** Opens a place. */
export type OpenPlace = (name: PlaceName, purpose?: Purpose) => void;

/** Opens the places of the editor around the component. */
export const OpenPlaceContext = createContext<OpenPlace>(() => {});

/** Returns a function that opens a place. */
export function useOpenPlace(): OpenPlace {
  return useContext(OpenPlaceContext);
}

/** Returns the sentence why a place is off; undefined if it can be opened. */
export function useReasonOff(): (name: PlaceName) => string | undefined {
  const hasSettings = useSiteSettings() !== undefined;
  const noTemplates = useReasonAgainstTemplates();
  const hasTemplates = useOpenedPage().templates !== undefined;
  return useCallback(
    (name) => {
      if (name === 'siteSettings' && !hasSettings) return message('editor.siteSettings.none');
      if (name === 'templates') return noTemplates;
      const isSaving = name === 'savePage' || name === 'saveTemplate';
      return isSaving && !hasTemplates ? noTemplates : undefined;
    },
    [hasSettings, hasTemplates, noTemplates],
  );
}

/** Returns the places that the store and the site have something for, in the order of the menu. */
export function useMenuPlaces(): readonly PlaceName[] {
  const { store, notes, account, editedBlock } = useOpenedPage();
  const hasPreferences = usePreferences() !== undefined;
  const hasVariables = useVariables() !== undefined;
  const hasHistory = store.listRevisions !== undefined;
  const isBlock = editedBlock !== undefined;
  return useMemo(() => {
    const isOffered: Readonly<Record<PlaceName, boolean>> = {
      finder: true,
      // A global block has none.
      pageSettings: !isBlock,
      // It is about an element.
      saveBlock: false,
      // Without them, the entry says why it is off.
      siteSettings: true,
      // Without a library, the entries say why they are off.
      templates: true,
      savePage: !isBlock,
      // It is about an element.
      saveTemplate: false,
      variables: hasVariables,
      history: hasHistory,
      notes: notes !== undefined,
      rename: !isBlock,
      preferences: hasPreferences,
      shortcuts: true,
      help: true,
      news: true,
      account: account !== undefined,
    };
    return (Object.keys(isOffered) as PlaceName[]).filter((name) => isOffered[name]);
  }, [hasHistory, isBlock, hasVariables, hasPreferences, notes, account]);
}
