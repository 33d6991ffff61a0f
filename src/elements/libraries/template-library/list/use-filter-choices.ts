import { useEffect, useState } from 'react';
import type { FilterChoices } from '../../../../api/libraries/listing';
import type { TemplateLibraryModel } from '../model';
import type { TemplateSource } from '../source';

const none: FilterChoices = { types: [], authors: [] };

/**
 * Returns the types and authors that the templates of a library have.
 *
 * @param total the number of listed templates: when it changes, the choices are fetched again
 */
export function useFilterChoices(
  { listings }: TemplateLibraryModel,
  source: TemplateSource,
  total: number | undefined,
): FilterChoices {
  const [choices, setChoices] = useState(none);
  useEffect(() => {
    if (total === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    void listings.choices(source, signal).then((found) => {
      if (!signal.aborted) setChoices(found);
    });
    return () => controller.abort();
  }, [listings, source, total]);
  return choices;
}
