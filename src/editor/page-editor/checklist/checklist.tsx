import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { track } from '../../../tracking';
import { useAnnounce } from '../announcer';
import { type Preferences, usePreferences, usePreferenceValues } from '../preferences/preferences';
import { trackControl } from '../top-bar/track-control';
import { ChecklistPanel } from './checklist-panel';
import { message } from './messages';
import { useFulfilledSteps } from './use-fulfilled-steps';

/** The checklist of the editor around the component. */
interface Checklist {
  readonly isOpen: boolean;
  /** The button in the bar, to which the focus returns. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly toggle: () => void;
}

const ChecklistContext = createContext<Checklist | undefined>(undefined);

interface Props {
  readonly children: ReactNode;
}

/** Offers the checklist to the bar, and draws it while it is open. At the first visit of a person, it opens by itself. */
export function ChecklistProvider({ children }: Props): ReactNode {
  const preferences = usePreferences();
  return preferences ? <Offered preferences={preferences}>{children}</Offered> : children;
}

function Offered({
  preferences,
  children,
}: Props & { readonly preferences: Preferences }): ReactNode {
  const [opened, setOpened] = useState<'person' | 'editor'>();
  const button = useRef<HTMLButtonElement>(null);
  const { checklist: isWanted } = usePreferenceValues();
  // Steps tick themselves whether it is open or not.
  const now = useFulfilledSteps(preferences);
  useFirstOpening(
    preferences,
    useCallback(() => setOpened('editor'), []),
  );
  const isOpen = opened !== undefined;
  const checklist = useMemo(() => {
    const toggle = (): void => {
      trackControl(isOpen ? 'checklist_icon_hide' : 'checklist_icon_show');
      setOpened(isOpen ? undefined : 'person');
    };
    return { isOpen, button, toggle };
  }, [isOpen]);
  const close = (): void => {
    setOpened(undefined);
    button.current?.focus();
  };
  return (
    <ChecklistContext.Provider value={checklist}>
      {children}
      {isOpen && isWanted && (
        <ChecklistPanel now={now} close={close} takesFocus={opened === 'person'} />
      )}
    </ChecklistContext.Provider>
  );
}

/** The button in the bar that shows and hides the checklist. */
export function ChecklistButton(): ReactNode {
  const checklist = useContext(ChecklistContext);
  const { checklist: isWanted } = usePreferenceValues();
  if (!checklist || !isWanted) return undefined;
  return (
    <button
      ref={checklist.button}
      type="button"
      part="button"
      data-do="checklist"
      aria-expanded={checklist.isOpen}
      onClick={checklist.toggle}
    >
      {message('editor.checklist.name')}
    </button>
  );
}

/** Opens the checklist once for each person. */
function useFirstOpening(preferences: Preferences, open: () => void): void {
  const announce = useAnnounce();
  useEffect(() => {
    let isOver = false;
    void preferences.read.then((isRead) => {
      const { checklist, checklistSeen } = preferences.value;
      if (isOver || !isRead || !checklist || checklistSeen) return;
      preferences.change({ checklistSeen: true });
      track('checklist popup triggered');
      announce(message('editor.checklist.opened'));
      open();
    });
    return () => {
      isOver = true;
    };
  }, [preferences, announce, open]);
}
