import { type ReactNode, useMemo } from 'react';
import { useHost } from '../../../../core/element/react';
import { dateTime } from '../format';
import { type GivenSource, givenSource } from '../given-source';
import { message } from '../messages';
import { Failure } from './failure';
import { HalfUploadNote } from './half-upload-note';
import { RevertButton } from './revert-button';
import type { ScreenProps } from './screen-props';
import { Title } from './title';
import { UploadBox } from './upload-box';

/** The first step: a file, or a kit that the page names. */
export function Upload({ store, state, given }: ScreenProps): ReactNode {
  const { ownerDocument } = useHost();
  const named = useMemo(
    () => givenSource(given, new URL(ownerDocument.URL)),
    [given, ownerDocument],
  );
  return (
    <>
      <Title>{message('kit.import.upload')}</Title>
      <p>{message('kit.import.upload.about')}</p>
      <Reverted last={state.last} />
      <Failure store={store} state={state} />
      {state.isLooking && <Looking isPaused={state.isPaused} />}
      <HalfUploadNote store={store} state={state} />
      <Named named={named} store={store} />
      <UploadBox store={store} />
      <LastImport store={store} state={state} />
    </>
  );
}

function Looking({ isPaused }: { readonly isPaused: boolean }): ReactNode {
  return (
    <p part="note" role="status">
      {message(isPaused ? 'kit.import.paused' : 'kit.import.looking')}
    </p>
  );
}

interface NamedProps extends Pick<ScreenProps, 'store'> {
  readonly named: GivenSource | undefined;
}

/** A kit that the page names is fetched when the person says so: anybody can make such a link. */
function Named({ named, store }: NamedProps): ReactNode {
  if (!named || !('source' in named)) return null;
  const { source } = named;
  const { request } = source;
  const title =
    'file_url' in request
      ? message('kit.import.source.address', { host: new URL(request.file_url).host })
      : message('kit.import.source.cloud');
  return (
    <section part="source">
      <h3>{title}</h3>
      {'file_url' in request && <p part="address">{request.file_url}</p>}
      <p>{message('kit.import.source.about')}</p>
      <div part="actions">
        <button type="button" part="button" data-kind="main" onClick={() => store.fetch(source)}>
          {message('kit.import.source.fetch')}
        </button>
      </div>
    </section>
  );
}

function Reverted({ last }: Pick<ScreenProps['state'], 'last'>): ReactNode {
  return (
    <div role="status">
      {last?.state === 'reverted' && (
        <p part="done">{message('kit.import.reverted', { title: last.manifest.title })}</p>
      )}
    </div>
  );
}

/** The last import, which can still be taken back. */
function LastImport({ store, state }: Pick<ScreenProps, 'store' | 'state'>): ReactNode {
  const { last } = state;
  if (last?.state !== 'completed') return null;
  const date = dateTime(last.ended ?? last.started ?? 0);
  return (
    <section part="last">
      <p>{message('kit.import.last', { title: last.manifest.title, date })}</p>
      <RevertButton store={store} state={state} session={last} />
    </section>
  );
}
