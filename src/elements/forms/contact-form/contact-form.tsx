import {
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { siteConfig } from '../../../core/config';
import { useEmit, useInstance } from '../../../core/element/react';
import { carryOver } from './carry-over';
import stylesheet from './contact-form.css?inline';
import type { ContactFormProps, events } from './contact-form.element';
import { DrawnForm } from './drawn-form';
import { FormController } from './form-controller';
import { formParts } from './form-parts';
import { type FormIdentity, formIdentity, givenFormId } from './identity';
import { message } from './messages';
import { missingFeature } from './support';
import { freeUnitTag } from './unit-tag';

export const styles: string = stylesheet;

/** Brings the server's form alive, or draws one from the settings and brings that alive. */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  if (host.parentElement?.closest('form')) return <Misplaced />;
  return instance.childrenPolicy === 'enhance' ? (
    <ServerForm {...props} />
  ) : (
    <DataForm {...props} />
  );
}

/** Stands where a form was printed inside another one, which HTML does not allow. */
function Misplaced(): ReactNode {
  const instance = useInstance();
  const { host } = instance;
  useLayoutEffect(() => host.querySelector(`.${siteConfig().formPrefix}`)?.remove(), [host]);
  return (
    <p>
      <strong>{message('form.error')}</strong> {message('form.misplaced')}
    </p>
  );
}

function ServerForm(props: ContactFormProps): ReactNode {
  const form = useServerForm();
  const problem = problemOf(form !== null && formIdentity(formParts(form), props) !== null);
  useController(problem ? null : form, props);
  useReport(problem);
  return problem ? <p className="nh-form-note">{message('form.reloads')}</p> : null;
}

/** The server's form as it is now: scripts of the page may put another in its place. */
function useServerForm(): HTMLFormElement | null {
  const instance = useInstance();
  const { host } = instance;
  const subscribe = useCallback(
    (changed: () => void) => {
      const observer = new MutationObserver(changed);
      observer.observe(host, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
    [host],
  );
  return useSyncExternalStore(subscribe, () => host.querySelector('form'));
}

function DataForm(props: ContactFormProps): ReactNode {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const id = givenFormId(props);
  const [spareUnitTag] = useState(() => props.settings.unitTag ?? freeUnitTag(id ?? 0));
  const { fields, unitTag = spareUnitTag } = props.settings;
  const problem = fields
    ? problemOf(id !== null)
    : 'there is no form in it, and its settings have no fields';
  // First, so that the controller finds the form as the visitor left it.
  useCarriedForm(form);
  useController(form, props);
  useReport(problem);
  if (problem || !fields || id === null) {
    return <p className="nh-form-note">{message('form.unusable')}</p>;
  }
  return <DrawnForm {...props.settings} {...{ fields, id, unitTag }} ref={setForm} />;
}

function problemOf(hasIdentity: boolean): string | undefined {
  if (!hasIdentity) return 'no form id was printed, neither as form-id nor in the form';
  const missing = missingFeature();
  return missing && `this browser has no ${missing}`;
}

/** Puts a controller to the form, for as long as both are there; new settings do not disturb it. */
function useController(form: HTMLFormElement | null, props: ContactFormProps): void {
  const instance = useInstance();
  const { host } = instance;
  const emit = useEmit<typeof events>();
  const latest = useRef(props);
  const controller = useRef<FormController>(null);
  useLayoutEffect(() => {
    latest.current = props;
    controller.current?.refresh();
  }, [props]);
  useLayoutEffect(() => {
    if (!form) return undefined;
    const life = new AbortController();
    const parts = formParts(form);
    controller.current = new FormController({
      parts,
      // The form is only handed over when it has one.
      identity: () => formIdentity(parts, latest.current) as FormIdentity,
      settings: () => latest.current.settings,
      host,
      emit,
      signal: life.signal,
    });
    return () => {
      controller.current = null;
      life.abort();
    };
  }, [form, host, emit]);
}

const lastForms = new WeakMap<HTMLElement, HTMLFormElement>();

/** Keeps what a drawn form holds and says while its element is taken out of the page and put back. */
function useCarriedForm(form: HTMLFormElement | null): void {
  const instance = useInstance();
  const { host } = instance;
  useLayoutEffect(() => {
    if (!form) return undefined;
    const last = lastForms.get(host);
    if (last) carryOver(last, form);
    return () => {
      lastForms.set(host, form);
    };
  }, [form, host]);
}

function useReport(problem: string | undefined): void {
  const instance = useInstance();
  const { host } = instance;
  useEffect(() => {
    if (!problem) return;
    console.error(
      `<nh-contact-form>: ${problem}, so the form is not taken over. ` +
        'Print the form as the form plugin does, or give the tag form-id and settings.',
      host,
    );
  }, [host, problem]);
}
