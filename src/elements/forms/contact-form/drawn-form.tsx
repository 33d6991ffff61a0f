import type { ReactNode, Ref } from 'react';
import { languageTag, siteLocale } from '../../../core/config';
import { formsConfig } from '../config';
import type { ContactFormSettings } from './contact-form.element';
import { DrawnField } from './drawn-field';
import { isMarked } from './drawn-parts';
import type { Field } from './fields';
import { message } from './messages';

type Props = Omit<ContactFormSettings, 'fields' | 'id' | 'unitTag'> & {
  readonly fields: readonly Field[];
  /** How many of the fields are drawn; the rest follows. */
  readonly drawn: number;
  readonly id: number;
  readonly unitTag: string;
  readonly formRef: Ref<HTMLFormElement>;
};

/** A form drawn from settings, with the same structure, names and classes that the form plugin prints. */
export function DrawnForm({ fields, drawn, id, unitTag, formRef, ...settings }: Props): ReactNode {
  const prefix = formsConfig().formPrefix;
  const asValidation = settings.acceptanceAsValidation ? ` ${prefix}-acceptance-as-validation` : '';
  const needsSubmit = drawn === fields.length && !fields.some(({ type }) => type === 'submit');
  return (
    <div
      className={`${prefix} js`}
      id={unitTag}
      lang={settings.locale && languageTag(settings.locale)}
    >
      <div className="screen-reader-response">
        <p role="status" aria-live="polite" aria-atomic="true" />
        <ul />
      </div>
      <form
        ref={formRef}
        part="form"
        className={`${prefix}-form init${asValidation}`}
        method="post"
        action={`#${unitTag}`}
        aria-label={settings.title ?? message('form.title')}
        data-nh-required={fields.some(isMarked) ? message('form.required') : undefined}
        noValidate
        data-status="init"
      >
        <HiddenInputs {...{ prefix, id, unitTag, settings }} />
        {keyed(fields.slice(0, drawn)).map(([key, field]) => (
          <DrawnField key={key} {...{ field, prefix, unitTag }} />
        ))}
        {needsSubmit && <DrawnField field={{ type: 'submit' }} {...{ prefix, unitTag }} />}
        <div className={`${prefix}-response-output`} part="output" aria-hidden="true" />
      </form>
    </div>
  );
}

/** Gives each field a stable React key, so that changed settings update only the fields that differ. */
function keyed(fields: readonly Field[]): [key: string, field: Field][] {
  const counts = new Map<string, number>();
  return fields.map((field) => {
    const name = `${field.type} ${field.name ?? ''}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return [`${name} ${count}`, field];
  });
}

function HiddenInputs({
  prefix,
  id,
  unitTag,
  settings,
}: {
  prefix: string;
  id: number;
  unitTag: string;
  settings: Omit<ContactFormSettings, 'fields'>;
}): ReactNode {
  const values = {
    '': id,
    _version: settings.version ?? '',
    _locale: settings.locale ?? siteLocale(),
    _unit_tag: unitTag,
    _container_post: settings.containerPost ?? 0,
    _posted_data_hash: settings.postedDataHash ?? '',
  };
  return (
    <fieldset className="hidden-fields-container" hidden>
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={`_${prefix}${name}`} defaultValue={value} />
      ))}
    </fieldset>
  );
}
