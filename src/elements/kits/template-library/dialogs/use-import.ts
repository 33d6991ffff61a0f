import { useEffect, useRef, useState } from 'react';
import type { NewTemplate } from '../../libraries/wire/template';
import type { KitError } from '../../rest';
import { countsOf, type ImportCounts, nextBatch } from '../import/batches';
import { type FoundTemplate, type RefusedFile, readFiles } from '../import/read-files';

/** Files that are being imported. */
export interface Import {
  /** What is still to be sent. */
  readonly found: readonly FoundTemplate[];
  /** What of the last files cannot be imported. */
  readonly refused: readonly RefusedFile[];
  readonly isReading: boolean;
  /** How many have arrived. */
  readonly arrived: number;
  /** Adds the templates in files. */
  readonly read: (files: readonly File[]) => Promise<void>;
  readonly clear: () => void;
  /** Sends all of them, a batch after the other, up to the first that is refused. */
  readonly send: (
    keep: (templates: readonly NewTemplate[]) => Promise<KitError | undefined>,
  ) => Promise<KitError | undefined>;
  /** What has arrived, by what it came in. */
  readonly counts: () => ImportCounts;
}

/** Reads files and sends their templates; a second try goes on where the first has stopped. */
export function useImport(): Import {
  const [found, setFound] = useState<readonly FoundTemplate[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [reading, setReading] = useState(0);
  const [arrived, setArrived] = useState<readonly FoundTemplate[]>([]);
  // Of the calls that the last drawing does not know of yet.
  const sent = useRef<readonly FoundTemplate[]>([]);
  const life = useLife();
  return {
    found,
    refused,
    isReading: reading > 0,
    arrived: arrived.length,
    async read(files) {
      if (files.length === 0) return;
      setReading((count) => count + 1);
      const next = await readFiles(files, life()).catch(() => undefined);
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
        setArrived(sent.current);
      }
      return undefined;
    },
    counts: () => countsOf(sent.current),
  };
}

/** A signal that lasts as long as the dialog. */
function useLife(): () => AbortSignal {
  const life = useRef<AbortController>(undefined);
  useEffect(() => {
    const own = new AbortController();
    life.current = own;
    return () => own.abort();
  }, []);
  return () => life.current?.signal ?? AbortSignal.abort();
}
