import { type ReactNode, useId, useState } from 'react';
import { DialogFrame } from '../../../ui/dialog-frame';
import type { LibraryPicture, SiteMedia } from '../../site/site-media';
import { message as editorMessage } from '../messages';
import { Fault } from '../notices/fault';
import { NoticeButton } from '../notices/notice';
import { Waiting } from '../places/waiting';
import { useAction } from '../use-action';
import { message } from './messages';
import { type Found, usePictures } from './use-pictures';

interface Props {
  readonly media: SiteMedia;
  readonly choose: (picture: LibraryPicture) => void;
  readonly close: () => void;
}

/** The pictures of the site: search, choose, upload. */
export function MediaDialog({ media, choose, close }: Props): ReactNode {
  const [search, setSearch] = useState('');
  const countId = useId();
  const { found, error, more, again } = usePictures(media, search.trim());
  return (
    <DialogFrame
      name="media"
      title={message('editor.library.title')}
      className="nh-page-media"
      cancel={close}
      footer={<NoticeButton action={{ run: close }} label={editorMessage('editor.bar.close')} />}
    >
      <div part="media-tools">
        <input
          part="input"
          type="search"
          aria-label={message('editor.library.search')}
          placeholder={message('editor.library.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <Upload media={media} choose={choose} />
      </div>
      {found === undefined ? (
        <Waiting answer={{ value: undefined, error, again }} />
      ) : (
        <>
          <p id={countId} part="count" role="status">
            {countText(found)}
          </p>
          {/* Browsers give a box that scrolls a tab stop, so it needs a name. */}
          <ul part="pictures" aria-labelledby={countId}>
            {found.list.map((picture) => (
              <li key={picture.id}>
                <Picture picture={picture} choose={choose} />
              </li>
            ))}
          </ul>
          {error !== '' && <Waiting answer={{ value: undefined, error, again }} />}
          {more && <NoticeButton action={{ run: more }} label={message('editor.library.more')} />}
        </>
      )}
    </DialogFrame>
  );
}

function countText({ list, search }: Found): string {
  if (list.length > 0) return message('editor.library.shown', { count: list.length });
  return search === ''
    ? message('editor.library.empty')
    : message('editor.library.nothing', { search });
}

interface PictureProps {
  readonly picture: LibraryPicture;
  readonly choose: (picture: LibraryPicture) => void;
}

function Picture({ picture, choose }: PictureProps): ReactNode {
  const { name, alt, thumbnail } = picture;
  return (
    <button type="button" part="picture" onClick={() => choose(picture)}>
      <img src={thumbnail} alt={alt} loading="lazy" />
      <span part="note">{name}</span>
    </button>
  );
}

/** Uploads a picture, which is then chosen. */
function Upload({ media, choose }: Pick<Props, 'media' | 'choose'>): ReactNode {
  const id = useId();
  const [file, setFile] = useState<File>();
  const upload = useAction(async () => {
    if (file) choose(await media.upload(file));
  });
  return (
    <div part="stack">
      <label part="label" htmlFor={id}>
        {message('editor.library.file')}
      </label>
      <span part="measure">
        <input
          id={id}
          part="input"
          type="file"
          accept="image/*"
          onChange={({ target }) => setFile(target.files?.[0])}
        />
        <NoticeButton
          action={upload}
          label={message('editor.library.upload')}
          isOff={file === undefined}
        />
      </span>
      <Fault error={upload.error} />
    </div>
  );
}
