import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../../../api/client';
import type { NewTemplate } from '../../../../api/libraries/template';
import { countsOf, type ImportCounts, nextBatch } from '../import/batches';
import { type FoundTemplate, type RefusedFile, readFiles } from '../import/read-files';

/** The files and templates of the import dialog. */
export interface Import {
  /** The templates that are not sent yet. */
  readonly found: readonly FoundTemplate[];
  /** The files of the last choice that cannot be imported. */
  readonly refused: readonly RefusedFile[];
  readonly isReading: boolean;
  /** The number of templates that the server has accepted. */
  readonly sent: number;
  /** Reads files and adds their templates to `found`. */
  readonly read: (files: readonly File[]) => Promise<void>;
  readonly clear: () => void;
  /** Sends the templates in batches; stops at the first error and returns it. */
  readonly send: (
    keep: (templates: readonly NewTemplate[]) => Promise<ApiError | undefined>,
  ) => Promise<ApiError | undefined>;
  /** Returns the number of sent templates by file type. */
  readonly counts: () => ImportCounts;
}

/** Reads files and sends their templates. A retry continues after the last accepted batch. */
export function useImport(): Import {
  const [found, setFound] = useState<readonly FoundTemplate[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [reading, setReading] = useState(0);
  const [sentCount, setSentCount] = useState(0);
  // A ref, since `counts` is called before React has rendered the last batch.
  const sent = useRef<readonly FoundTemplate[]>([]);
  const signal = useUnmountSignal();
  return {
    found,
    refused,
    isReading: reading > 0,
    sent: sentCount,
    async read(files) {
      if (files.length === 0) return;
      setReading((count) => count + 1);
      const next = await readFiles(files, signal()).catch(() => undefined);
      setReading((count) => count - 1);
      if (!next) return;
      setFound((before) => [...before, ...next.found]);
      setRefused(next.refused);
    },
    clear() {
      setFound([]);
      setRefused([]);
    },
    async send(keep) {
      for (let rest = found; rest.length > 0; ) {
        const batch = nextBatch(rest);
        const error = await keep(batch.map(({ template }) => template));
        if (error) return error;
        rest = rest.slice(batch.length);
        sent.current = [...sent.current, ...batch];
        setFound(rest);
        setSentCount(sent.current.length);
      }
      return undefined;
    },
    counts: () => countsOf(sent.current),
  };
}

/** Returns a getter of a signal that aborts when the dialog closes. */
function useUnmountSignal(): () => AbortSignal {
  const controller = useRef<AbortController>(undefined);
  useEffect(() => {
    const current = new AbortController();
    controller.current = current;
    return () => current.abort();
  }, []);
  return () => controller.current?.signal ?? AbortSignal.abort();
}
