import { type ReactNode, useMemo } from 'react';
import { pageAddress } from '../../../../core/dom/page-address';
import { useHost } from '../../../../core/element/react';
import { dateTime } from '../format';
import { type LinkedSource, linkedSource } from '../linked-source';
import { message } from '../messages';
import { Failure } from './failure';
import { HalfUploadNote } from './half-upload-note';
import { RevertButton } from './revert-button';
import type { ScreenProps } from './screen-props';
import { Title } from './title';
import { UploadBox } from './upload-box';

/** The first step: choose a file, or a kit that the page's address names. */
export function Upload({ store, state, props }: ScreenProps): ReactNode {
  const { ownerDocument } = useHost();
  const linked = useMemo(
    () => linkedSource(props, pageAddress(ownerDocument)),
    [props, ownerDocument],
  );
  return (
    <>
      <Title>{message('kit.import.upload')}</Title>
      <p>{message('kit.import.upload.about')}</p>
      <Reverted last={state.last} />
      <Failure store={store} state={state} />
      {state.isChecking && <Checking isPaused={state.isPaused} />}
      <HalfUploadNote store={store} state={state} />
      <Linked linked={linked} store={store} />
      <UploadBox store={store} />
      <LastImport store={store} state={state} />
    </>
  );
}

function Checking({ isPaused }: { readonly isPaused: boolean }): ReactNode {
  return (
    <p part="note" role="status">
      {message(isPaused ? 'kit.import.paused' : 'kit.import.looking')}
    </p>
  );
}

interface LinkedProps extends Pick<ScreenProps, 'store'> {
  readonly linked: LinkedSource | undefined;
}

/** Offers a kit that the page's address names. Fetched only on request, since anyone can create such a link. */
function Linked({ linked, store }: LinkedProps): ReactNode {
  if (!linked || !('source' in linked)) return null;
  const { source } = linked;
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

/** The last import, which can still be undone. */
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
