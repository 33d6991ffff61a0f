import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react';
import { randomKey } from '../../../api/client';
import { WindowCopies } from '../../saving/window-copies';
import { askBeforeLeaving } from '../../saving/window-events';

/** What is typed into a form of the editor and not saved yet. */
interface FormCopy {
  readonly value: unknown;
  readonly written: number;
}

/** Keeps what is typed into the forms of the editor in the browser, for one account and window. */
class KeptForms {
  readonly #account: string;
  readonly #window = randomKey();
  readonly #copies = new Map<string, WindowCopies<FormCopy>>();

  constructor(account: string) {
    this.#account = account;
  }

  /** The copies of a form. @param name a name of the form that is unique in this browser */
  of(name: string): WindowCopies<FormCopy> {
    const known = this.#copies.get(name);
    if (known) return known;
    const owner = { name, account: this.#account, window: this.#window };
    const copies = new WindowCopies<FormCopy>(owner, copyOf);
    this.#copies.set(name, copies);
    return copies;
  }
}

function copyOf(saved: unknown): FormCopy | undefined {
  const { value, written } = Object(saved) as Partial<FormCopy>;
  return value === undefined || typeof written !== 'number' ? undefined : { value, written };
}

const KeptFormsContext = createContext<KeptForms | undefined>(undefined);

interface Props {
  /** The account that has opened the page. Undefined: nothing is kept, since others must not see it. */
  readonly account: string | undefined;
  readonly children: ReactNode;
}

/** Keeps what is typed into the forms around which it stands. */
export function KeptFormsProvider({ account, children }: Props): ReactNode {
  const forms = useMemo(
    () => (account === undefined ? undefined : new KeptForms(account)),
    [account],
  );
  return <KeptFormsContext.Provider value={forms}>{children}</KeptFormsContext.Provider>;
}

/** Returns a function that returns what was typed into a form earlier and is not saved; undefined without any. */
export function useKeptValues(): (name: string | undefined) => unknown {
  const forms = useContext(KeptFormsContext);
  return (name) => (name === undefined ? undefined : forms?.of(name).read()?.value);
}

/**
 * Keeps the unsaved values of a form until they are saved or given up. Meanwhile, the browser asks before the page is left.
 *
 * @param name a name of the form that is unique in this browser; undefined: nothing is kept
 * @param value as JSON has it; undefined if there is nothing to save
 * @returns a function that removes the copy, for a form that is closed
 */
export function useKeptForm(name: string | undefined, value: unknown): () => void {
  const forms = useContext(KeptFormsContext);
  const copies = name === undefined ? undefined : forms?.of(name);
  const isKept = useRef(false);
  useAskBeforeLeaving(value !== undefined);
  useEffect(() => {
    if (value !== undefined) copies?.write({ value, written: Date.now() });
    else if (isKept.current) copies?.remove();
    isKept.current = value !== undefined;
  }, [copies, value]);
  return () => copies?.remove();
}

/** Lets the browser ask before it leaves a page with something unsaved. */
export function useAskBeforeLeaving(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    const life = new AbortController();
    askBeforeLeaving(window, life.signal, () => true);
    return () => life.abort();
  }, [isNeeded]);
}
