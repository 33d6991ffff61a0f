import { useCallback, useEffect, useRef, useState } from 'react';
import type { ApiError, ApiResult, CallOptions } from '../../../../api/client';
import type { TrashItem, TrashPage } from '../../../../api/libraries/trash';
import { emptyTrash, fetchTrash, restoreItem } from './calls';
import { trashMessage } from './messages';

/** The trash of the account, and its actions. */
export interface Trash {
  /** Undefined until it has loaded. */
  readonly page: TrashPage | undefined;
  readonly error: ApiError | undefined;
  /** What the last action has done. */
  readonly notice: string;
  /** True while an action runs. */
  readonly isBusy: boolean;
  readonly load: () => void;
  readonly restore: (item: TrashItem) => void;
  readonly empty: () => void;
}

/**
 * Loads the trash while a component is rendered.
 *
 * @param timeout milliseconds after which a request fails
 * @param changed called after items were restored or removed
 */
export function useTrash(timeout: () => number, changed: () => void): Trash {
  const [page, setPage] = useState<TrashPage>();
  const [error, setError] = useState<ApiError>();
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const life = useRef(new AbortController());
  const send = useCallback(
    async <T>(request: (options: CallOptions) => Promise<ApiResult<T>>): Promise<T | undefined> => {
      const { signal } = life.current;
      const answer = await request({ signal, timeout: timeout() }).catch((cause: unknown) => {
        if (signal.aborted) return undefined;
        throw cause;
      });
      if (!answer || signal.aborted) return undefined;
      setError(answer.error);
      return answer.value;
    },
    [timeout],
  );
  const load = useCallback(async () => {
    const loaded = await send(fetchTrash);
    if (loaded) setPage(loaded);
  }, [send]);
  useEffect(() => {
    life.current = new AbortController();
    void load();
    return () => life.current.abort();
  }, [load]);
  const act = async (
    request: (options: CallOptions) => Promise<ApiResult<unknown>>,
    done: string,
  ): Promise<void> => {
    setBusy(true);
    const answer = await send(request);
    if (answer) {
      setNotice(done);
      changed();
      await load();
    }
    setBusy(false);
  };
  return {
    page,
    error,
    notice,
    isBusy,
    load: () => void load(),
    restore: (item) =>
      void act(
        (options) => restoreItem(item, options),
        trashMessage('library.trash.restored', { title: item.title }),
      ),
    empty: () => void act(emptyTrash, trashMessage('library.trash.removed')),
  };
}
