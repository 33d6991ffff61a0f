import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { siteConfig } from '../../core/config';
import { useEmit, useHost } from '../../core/element';
import styles from './contact-form.css?inline';
import type { ContactFormProps, events } from './contact-form.element';
import { DrawnForm } from './drawn-form';
import { FormController } from './form-controller';
import { formParts } from './form-parts';
import { formIdentity, givenFormId } from './identity';
import { message } from './messages';
import { missingFeature } from './support';
import { copyTyped } from './typed-values';
import { freeUnitTag } from './unit-tag';

export { styles };

/** Brings the server's form alive, or draws one from the settings and brings that alive. */
export default function ContactForm(props: ContactFormProps): ReactNode {
  const host = useHost();
  if (host.parentElement?.closest('form')) return <Misplaced />;
  return host.childrenPolicy === 'enhance' ? <ServerForm {...props} /> : <DataForm {...props} />;
}

/** Stands where a form was printed inside another one, which HTML does not allow. */
function Misplaced(): ReactNode {
  const host = useHost();
  useLayoutEffect(() => host.querySelector(`.${siteConfig().formPrefix}`)?.remove(), [host]);
  return (
    <p>
      <strong>{message('form.error')}</strong> {message('form.misplaced')}
    </p>
  );
}

function ServerForm(props: ContactFormProps): ReactNode {
  const form = useHost().querySelector('form');
  const hasIdentity = form !== null && formIdentity(formParts(form), props) !== null;
  const problem = problemOf(hasIdentity);
  useController(problem ? null : form, props);
  useReport(problem);
  return problem ? <p className="nh-form-note">{message('form.reloads')}</p> : null;
}

function DataForm(props: ContactFormProps): ReactNode {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const id = givenFormId(props);
  const [unitTag] = useState(() => props.settings.unitTag ?? freeUnitTag(id ?? 0));
  const { fields } = props.settings;
  const problem = fields
    ? problemOf(id !== null)
    : 'there is no form in it, and its settings have no fields';
  useController(form, props);
  useReport(problem);
  if (problem || !fields || id === null)
    return <p className="nh-form-note">{message('form.unusable')}</p>;
  // Other settings make another form: it is drawn anew, and what was typed moves over.
  const key = JSON.stringify(props);
  return <DrawnForm key={key} {...props.settings} {...{ fields, id, unitTag }} ref={setForm} />;
}

function problemOf(hasIdentity: boolean): string | undefined {
  if (!hasIdentity) return 'no form id was printed, neither as form-id nor in the form';
  const missing = missingFeature();
  return missing && `this browser has no ${missing}`;
}

/** Puts a controller to the form, for as long as both are there. */
function useController(form: HTMLFormElement | null, props: ContactFormProps): void {
  const host = useHost();
  const emit = useEmit<typeof events>();
  const previous = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const parts = form && formParts(form);
    const identity = parts && formIdentity(parts, props);
    if (!identity) return undefined;
    if (previous.current) copyTyped(previous.current, form);
    previous.current = form;
    const life = new AbortController();
    new FormController({
      parts,
      identity,
      settings: props.settings,
      host,
      emit,
      signal: life.signal,
    });
    return () => life.abort();
  }, [form, props, host, emit]);
}

function useReport(problem: string | undefined): void {
  const host = useHost();
  useEffect(() => {
    if (!problem) return;
    console.error(
      `<nh-contact-form>: ${problem}, so the form is not taken over. ` +
        'Print the form as the form plugin does, or give the tag form-id and settings.',
      host,
    );
  }, [host, problem]);
}
