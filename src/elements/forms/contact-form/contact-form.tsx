import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEmit, useHost, useLatest } from '../../../core/element/react';
import { carryOver } from './carry-over';
import type { ContactFormProps, events } from './contact-form.element';
import { nameFields } from './control-name';
import { DrawnForm } from './drawn-form';
import drawnStyles from './drawn-form.css?inline';
import { FormController } from './form-controller';
import { formParts } from './form-parts';
import { type FormIdentity, formIdentity, settingsFormId } from './identity';
import { message } from './messages';
import { styles as formStyles } from './styles';
import { freeUnitTag } from './unit-tag';
import { isMisplaced, problemOf, reportProblem } from './usable';
import { useSlices } from './use-slices';

export const styles: string = formStyles + drawnStyles;

/** A form that is drawn from the settings and enhanced. */
export default function ContactForm(props: ContactFormProps): ReactNode {
  return isMisplaced(useHost()) ? <Misplaced /> : <DataForm {...props} />;
}

/** Replaces a form that is nested in another one. */
function Misplaced(): ReactNode {
  return (
    <p className="nh-form-note">
      <strong>{message('form.error')}</strong> {message('form.misplaced')}
    </p>
  );
}

function DataForm(props: ContactFormProps): ReactNode {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const id = settingsFormId(props);
  const [freeTag] = useState(() => props.settings.unitTag ?? freeUnitTag(id ?? 0));
  const { fields, unitTag = freeTag } = props.settings;
  const drawn = useSlices(fields?.length ?? 0);
  // A form without its last fields cannot be sent.
  const whole = drawn === (fields?.length ?? 0) ? form : null;
  const problem = fields
    ? problemOf(id !== null)
    : 'it contains no form, and its settings have no fields';
  // Before the controller starts, so that it finds the visitor's entries restored.
  useCarriedForm(whole);
  useController(whole, props);
  useReport(problem);
  if (problem || !fields || id === null) {
    return <p className="nh-form-note">{message('form.unusable')}</p>;
  }
  return <DrawnForm {...props.settings} {...{ fields, drawn, id, unitTag }} formRef={setForm} />;
}

/** Connects a controller to the form while it is mounted. New settings refresh the same controller. */
function useController(form: HTMLFormElement | null, props: ContactFormProps): void {
  const host = useHost();
  const emit = useEmit<typeof events>();
  const latest = useLatest(props);
  const controller = useRef<FormController>(null);
  useLayoutEffect(() => controller.current?.refresh(), [props]);
  useLayoutEffect(() => {
    if (!form) return undefined;
    const connection = new AbortController();
    const parts = formParts(form);
    parts.form.addEventListener('formdata', nameFields, { signal: connection.signal });
    controller.current = new FormController({
      parts,
      // The form is only rendered if it has an identity.
      identity: () => formIdentity(parts, latest.current) as FormIdentity,
      settings: () => latest.current.settings,
      host,
      emit,
      signal: connection.signal,
    });
    return () => {
      controller.current = null;
      connection.abort();
    };
  }, [form, host, emit]);
}

const unmountedForms = new WeakMap<HTMLElement, HTMLFormElement>();

/** Keeps the entries and the message of a drawn form when its element is removed from the page and added again. */
function useCarriedForm(form: HTMLFormElement | null): void {
  const host = useHost();
  useLayoutEffect(() => {
    if (!form) return undefined;
    const last = unmountedForms.get(host);
    if (last) carryOver(last, form);
    return () => {
      unmountedForms.set(host, form);
    };
  }, [form, host]);
}

function useReport(problem: string | undefined): void {
  const host = useHost();
  useEffect(() => {
    if (problem) reportProblem(problem, host);
  }, [host, problem]);
}
