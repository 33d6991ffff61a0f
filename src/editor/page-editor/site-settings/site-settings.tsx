import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import { useLatest } from '../../../core/element/react';
import { type SavedSettings, siteBreakpoints } from '../../../page';
import type { EditedSite } from '../../nodes/edit-site';
import type { SettingsChange } from '../../panel/settings-change';
import type { SiteSettings, SiteSettingsVersion } from '../../site/site-settings';
import { useKeptForm, useKeptValues } from '../kept/kept-forms';
import { message } from '../messages';
import { type Answer, useAnswer } from '../use-answer';
import {
  conflictingKeys,
  draftChange,
  draftIn,
  editedDraft,
  isChanged,
  rebasedDraft,
  type SiteDraft,
  savedDraft,
} from './site-draft';

/** Settings that somebody else has changed meanwhile, too. */
export interface SiteConflict {
  readonly keys: readonly string[];
  readonly newest: SiteSettingsVersion;
}

/** The settings of the site, as the editor shows them. */
export interface EditedSiteSettings extends Pick<Answer<unknown>, 'error' | 'again'> {
  /** Under which unsaved changes are kept in the browser, if they are. */
  readonly key: string | undefined;
  /** Undefined until they are read. */
  readonly settings: SavedSettings | undefined;
  readonly isChanged: boolean;
  readonly conflict: SiteConflict | undefined;
  /** Whether unsaved changes of an earlier time were shown again. */
  readonly isRestored: boolean;
  /** Shows the unsaved changes of an earlier time again, if there are any. */
  readonly restore: () => void;
  /** Shows a change in the preview. It is not saved yet. */
  readonly edit: (change: SettingsChange) => void;
  /** Saves the changes. @returns false if there is a conflict @throws Error with a sentence for people */
  readonly save: () => Promise<boolean>;
  /** Ends a conflict. The other changes stay, and are not saved yet. */
  readonly settle: (choice: 'mine' | 'theirs') => void;
  /** Shows the saved settings again. */
  readonly discard: () => void;
}

const SiteSettingsContext = createContext<EditedSiteSettings | undefined>(undefined);

/** Returns the settings of the site; undefined if the site does not offer them. */
export function useSiteSettings(): EditedSiteSettings | undefined {
  return useContext(SiteSettingsContext);
}

interface Props {
  readonly site: EditedSite;
  readonly children: (site: EditedSite) => ReactNode;
}

/** Adds the settings of the site, as they are now, to what the editor knows of it. */
export function SiteWithSettings({ site, children }: Props): ReactNode {
  return site.settings ? (
    <Known site={site} source={site.settings}>
      {children}
    </Known>
  ) : (
    children(site)
  );
}

function Known({ site, source, children }: Props & { readonly source: SiteSettings }): ReactNode {
  const edited = useEditedSettings(source);
  const { settings } = edited;
  // The same object while the devices stay the same: all nodes are printed again for other ones.
  const devices = settings && JSON.stringify(siteBreakpoints(settings));
  const breakpoints = useMemo(() => devices && JSON.parse(devices), [devices]);
  const known = useMemo<EditedSite>(
    () => (settings ? { ...site, breakpoints, shownSettings: settings } : site),
    [site, breakpoints, settings],
  );
  return (
    <SiteSettingsContext.Provider value={edited}>{children(known)}</SiteSettingsContext.Provider>
  );
}

/** How often a change is saved on top of newer settings, if somebody else saves at the same time. */
const ATTEMPTS = 5;

function useEditedSettings(source: SiteSettings): EditedSiteSettings {
  const { value, error, again } = useAnswer(() => source.read());
  const [changed, setDraft] = useState<SiteDraft>();
  const [conflict, setConflict] = useState<SiteConflict>();
  const { isRestored, restore } = useKeptDraft(source.key, value, setDraft);
  const draft = changed ?? (value && { base: value, settings: value.settings });
  const latest = useLatest(draft);
  const hasChanges = draft !== undefined && isChanged(draft);
  useKeptForm(source.key, hasChanges ? draft : undefined);
  return useMemo<EditedSiteSettings>(
    () => ({
      key: source.key,
      settings: draft?.settings,
      isChanged: hasChanges,
      conflict,
      error,
      again,
      isRestored,
      restore,
      edit: (change) =>
        setDraft((former) => {
          const now = former ?? latest.current;
          return now && editedDraft(now, change);
        }),
      async save() {
        let mine = latest.current;
        for (let attempt = 0; mine && attempt < ATTEMPTS; attempt += 1) {
          const saved = await source.change(mine.base.revision, draftChange(mine));
          if (saved) {
            const sent = mine;
            setDraft((now) => savedDraft(now ?? sent, sent, saved));
            return true;
          }
          const newest = await source.read();
          const keys = conflictingKeys(mine, newest.settings);
          if (keys.length > 0) {
            setConflict({ keys, newest });
            return false;
          }
          const former = mine;
          mine = rebasedDraft(former, newest);
          setDraft((now) => rebasedDraft(now ?? former, newest));
        }
        throw new Error(message('editor.notice.failed'));
      },
      settle(choice) {
        const { current } = latest;
        if (!conflict || !current) return;
        const theirs = choice === 'theirs' ? conflict.keys : [];
        setDraft(rebasedDraft(current, conflict.newest, theirs));
        setConflict(undefined);
      },
      discard() {
        const { current } = latest;
        const base = conflict?.newest ?? current?.base;
        if (base) setDraft({ base, settings: base.settings });
        setConflict(undefined);
      },
    }),
    [source, draft, hasChanges, conflict, error, again, isRestored, restore, latest],
  );
}

/** Shows the unsaved settings of an earlier time again, on top of the saved ones, once. */
function useKeptDraft(
  name: string | undefined,
  value: SiteSettingsVersion | undefined,
  setDraft: (draft: SiteDraft) => void,
): Pick<EditedSiteSettings, 'isRestored' | 'restore'> {
  const keptValues = useKeptValues();
  const [kept, setKept] = useState(() => draftIn(keptValues(name)));
  const [isRestored, setRestored] = useState(false);
  const latest = useLatest({ kept, value });
  const restore = useCallback(() => {
    const { current } = latest;
    if (!current.kept || !current.value) return;
    setKept(undefined);
    setRestored(true);
    const isMixed = conflictingKeys(current.kept, current.value.settings).length > 0;
    // A conflict is shown when they are saved.
    setDraft(isMixed ? current.kept : rebasedDraft(current.kept, current.value));
  }, [latest, setDraft]);
  return { isRestored, restore };
}
