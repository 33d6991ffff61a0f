import { type ReactNode, useId, useRef } from 'react';
import type { ImportSession } from '../../../../api/kits/import';
import { listText } from '../../../../ui/list-text';
import { message } from '../messages';
import type { ImportStore } from '../store';
import { Disclosure } from './disclosure';
import { useMore } from './use-more';

type KitPictures = NonNullable<ImportSession['pictures']>;

interface ChoiceProps {
  readonly store: ImportStore;
  readonly pictures: KitPictures | undefined;
  readonly isOn: boolean;
}

/** Asks whether the kit's pictures are fetched from the sites that have them. */
export function PictureChoice({ store, pictures, isOn }: ChoiceProps): ReactNode {
  const aboutId = useId();
  if (!pictures) return null;
  const hosts = listText(pictures.hosts);
  const toggle = (): void => store.dispatch({ type: 'fetch-pictures', isOn: !isOn });
  return (
    <fieldset part="pictures">
      <legend>{message('kit.import.pictures', { hosts })}</legend>
      <label>
        <input type="checkbox" checked={isOn} onChange={toggle} aria-describedby={aboutId} />{' '}
        {message('kit.import.pictures.fetch', { count: pictures.count })}
      </label>
      <p part="note" id={aboutId}>
        {message('kit.import.pictures.about', { hosts })}
      </p>
    </fieldset>
  );
}

/** The number of fetched pictures, and the list of the others. */
export function PictureResult({
  pictures,
}: {
  readonly pictures: KitPictures | undefined;
}): ReactNode {
  if (pictures?.fetched === undefined) return null;
  const { fetched, failed = [] } = pictures;
  return (
    <section part="imported" data-part="pictures">
      <p>{message('kit.import.pictures.fetched', { count: fetched })}</p>
      {failed.length > 0 && (
        <Disclosure
          name="counts"
          summary={message('kit.import.pictures.failed', { count: failed.length })}
        >
          {() => <FailedPictures failed={failed} />}
        </Disclosure>
      )}
    </section>
  );
}

interface FailedProps {
  readonly failed: NonNullable<KitPictures['failed']>;
}

function FailedPictures({ failed }: FailedProps): ReactNode {
  const list = useRef<HTMLUListElement>(null);
  const { shown, more } = useMore(failed, list);
  return (
    <>
      <ul part="links" ref={list}>
        {shown.map(({ address, reason }) => (
          <li key={address}>
            <span>{address}</span>{' '}
            <small part="note">{message(`kit.import.picture.${reason}`)}</small>
          </li>
        ))}
      </ul>
      {more}
    </>
  );
}
