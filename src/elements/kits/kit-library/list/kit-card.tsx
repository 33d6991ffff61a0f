import type { ReactNode } from 'react';
import { languageTag, restAddress, siteLocale } from '../../../../core/config';
import { useEmit } from '../../../../core/element/react';
import { useView } from '../../libraries/screens';
import type { Kit } from '../../libraries/wire/kit';
import { sizeText } from '../../size-text';
import type { events } from '../kit-library.element';
import { message } from '../messages';
import { importAddress } from './import-address';

interface Props {
  readonly kit: Kit;
  readonly importUrl: string;
  readonly askToDelete: () => void;
}

/** A kit: its picture, what it is, and what can be done with it. */
export function KitCard({ kit, importUrl, askToDelete }: Props): ReactNode {
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
            src={restAddress(`nh/v1/library/${thumbnail}`)}
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
        {' · '}
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
          onClick={askToDelete}
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
    // A locale that is none.
    return new Intl.DateTimeFormat('en', options).format(time);
  }
}
