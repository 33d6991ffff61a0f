import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import { carryOver } from './carry-over';
import type { ContactFormProps, events } from './contact-form.element';
import { DrawnForm } from './drawn-form';
import drawnStyles from './drawn-form.css?inline';
import { FormController } from './form-controller';
import { formParts } from './form-parts';
import { type FormIdentity, formIdentity, givenFormId } from './identity';
import { message } from './messages';
import { styles as formStyles } from './styles';
import { freeUnitTag } from './unit-tag';
import { isMisplaced, problemOf, reportProblem } from './usable';

export const styles: string = formStyles + drawnStyles;

/** Draws a form from the settings and brings it alive. */
export default function ContactForm(props: ContactFormProps): ReactNode {
  return isMisplaced(useHost()) ? <Misplaced /> : <DataForm {...props} />;
}

/** Stands where a form was printed inside another one. */
function Misplaced(): ReactNode {
  return (
    <p className="nh-form-note">
      <strong>{message('form.error')}</strong> {message('form.misplaced')}
    </p>
  );
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
  return <DrawnForm {...props.settings} {...{ fields, id, unitTag }} formRef={setForm} />;
}

/** Puts a controller to the form, for as long as both are there; new settings do not disturb it. */
function useController(form: HTMLFormElement | null, props: ContactFormProps): void {
  const host = useHost();
  const emit = useEmit<typeof events>();
  const latest = useLatest(props);
  const controller = useRef<FormController>(null);
  useLayoutEffect(() => controller.current?.refresh(), [props]);
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
  const host = useHost();
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
  const host = useHost();
  useEffect(() => {
    if (problem) reportProblem(problem, host);
  }, [host, problem]);
}
