import type { ReactNode } from 'react';
import { thumbnailAddress } from '../../../../api/client';
import type { Kit } from '../../../../api/libraries/kit';
import { languageTag, siteLocale } from '../../../../core/config';
import { useEmit } from '../../../../core/element/react';
import { sizeText } from '../../../../ui/size-text';
import { useView } from '../../account/screens';
import type { events } from '../kit-library.element';
import { message } from '../messages';
import { importAddress } from './import-address';

interface Props {
  readonly kit: Kit;
  readonly importUrl: string;
  readonly confirmDeletion: () => void;
}

/** A kit: thumbnail, title, description, date, size, and its Apply and Delete buttons. */
export function KitCard({ kit, importUrl, confirmDeletion }: Props): ReactNode {
  const emit = useEmit<typeof events>();
  const view = useView();
  const { id, title, description, bytes, created, thumbnail } = kit;
  const { href, isElsewhere } = importAddress(importUrl, id, view.document.baseURI);
  const apply = (): void => {
    emit('nh-kit-library-apply', { kitCloudId: id, applyUrl: isElsewhere ? href : '' });
  };
  return (
    <li part="kit" data-kit={id}>
      <div part="thumbnail">
        {thumbnail !== null && (
          <img
            src={thumbnailAddress(thumbnail)}
            alt=""
            width={320}
            height={200}
            loading="lazy"
            decoding="async"
          />
        )}
      </div>
      <h3 part="kit-title">{title}</h3>
      {description && <p part="kit-text">{description}</p>}
      <p part="note">
        <time dateTime={new Date(created).toISOString()}>{dateText(created)}</time>
        <br />
        {sizeText(bytes)}
      </p>
      <div part="actions">
        <a
          part="button"
          data-kind="main"
          href={href}
          aria-label={message('kit.library.apply_kit', { title })}
          onClick={apply}
        >
          {message('kit.library.apply')}
        </a>
        <button
          type="button"
          part="button"
          aria-label={message('kit.library.delete_kit', { title })}
          onClick={confirmDeletion}
        >
          {message('kit.library.delete')}
        </button>
      </div>
    </li>
  );
}

function dateText(time: number): string {
  const options = { dateStyle: 'medium' } as const;
  try {
    return new Intl.DateTimeFormat(languageTag(siteLocale()), options).format(time);
  } catch {
    // The page's locale is invalid.
    return new Intl.DateTimeFormat('en', options).format(time);
  }
}
