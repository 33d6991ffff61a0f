import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { MediaField } from '../../../core/settings';
import type { ControlProps } from '../control';
import { invalidText } from '../invalid-text';
import { message } from '../messages';
import { useDraft } from '../use-draft';
import { describedField, FieldError } from './field-error';

type SavedMedia = Readonly<Record<string, unknown>>;

/** A file: its address, its text alternative, and a button for the site's media library. */
export function MediaControl(props: ControlProps<MediaField>): ReactNode {
  const { field, value, onChange, id, label, describedBy, isDisabled, means } = props;
  const saved = mediaOf(value);
  const { text, error, type } = useDraft(String(saved.url ?? ''), (url) => {
    const fault = url === '' ? undefined : invalidText(field, url);
    // The id and the size belong to the former file.
    if (fault === undefined) onChange(url === '' ? undefined : { url, id: '', ...altOf(saved) });
    return fault;
  });
  const { pick, fault } = usePick(props);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div part="stack" role="group" aria-label={label} aria-describedby={describedBy}>
      <label htmlFor={id}>{message('editor.media.url')}</label>
      <input
        part="input"
        type="text"
        inputMode="url"
        spellCheck={false}
        {...describedField(id, undefined, error)}
        id={id}
        disabled={isDisabled}
        value={text}
        onChange={({ target }) => type(target.value)}
      />
      <FieldError id={id} error={error} />
      <label htmlFor={`${id}-alt`}>{message('editor.media.alt')}</label>
      <input
        part="input"
        type="text"
        id={`${id}-alt`}
        disabled={isDisabled || text === ''}
        value={String(saved.alt ?? '')}
        onChange={({ target }) => onChange({ ...saved, alt: target.value })}
      />
      {means.pickMedia && (
        <button type="button" part="button" disabled={isDisabled} onClick={pick}>
          {message('editor.media.pick')}
        </button>
      )}
      <FieldError id={`${id}-library`} error={fault} />
    </div>
  );
}

/** Opens the media library. The choice is ignored if the setting is no longer shown: it was another node's. */
function usePick({ field, onChange, means }: ControlProps<MediaField>): {
  readonly pick: () => Promise<void>;
  readonly fault: string | undefined;
} {
  const [fault, setFault] = useState<string>();
  // The settings may change while the library is open.
  const latest = useRef<ControlProps['onChange']>(undefined);
  useEffect(() => {
    latest.current = onChange;
    return () => {
      latest.current = undefined;
    };
  }, [onChange]);
  const pick = async (): Promise<void> => {
    try {
      const picked = await means.pickMedia?.();
      if (!picked || !latest.current) return;
      const problem = invalidText(field, picked);
      setFault(problem);
      if (problem === undefined) latest.current({ ...picked, id: picked.id ?? '' });
    } catch {
      setFault(message('editor.media.failed'));
    }
  };
  return { pick, fault };
}

function mediaOf(value: unknown): SavedMedia {
  if (typeof value === 'string') return { url: value };
  return typeof value === 'object' && value !== null ? (value as SavedMedia) : {};
}

function altOf({ alt }: SavedMedia): SavedMedia {
  return alt === undefined ? {} : { alt };
}
