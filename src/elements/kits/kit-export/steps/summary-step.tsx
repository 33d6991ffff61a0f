import type { ReactNode } from 'react';
import type { ExportSession } from '../../../../api/kits/export';
import { kitParts } from '../../../../api/kits/manifest';
import { sizeText } from '../../../../ui/size-text';
import { exportFileAddress } from '../calls';
import { message } from '../messages';
import type { ExportState } from '../state';
import type { ExportStore } from '../store';
import { SummaryPart } from './summary-part';

interface Props {
  readonly store: ExportStore;
  readonly state: ExportState;
  readonly session: ExportSession;
}

/** The content of the kit, and the link to it. */
export function SummaryStep({ store, state, session }: Props): ReactNode {
  const { summary } = session;
  const { fileName = '', size = 0, counts = {}, cloud } = summary ?? {};
  const parts = kitParts.filter((part) => counts[part]);
  return (
    <>
      <p part="file">
        <strong>{fileName}</strong> <span part="note">{sizeText(size)}</span>
      </p>
      <dl part="summary">
        {parts.map((part) => (
          <SummaryPart key={part} part={part} counts={counts[part] ?? {}} site={state.site} />
        ))}
      </dl>
      {cloud && <p>{message('kit.export.in_cloud')}</p>}
      <div part="actions">
        {cloud ? (
          <a part="button" data-kind="main" href={cloud.url}>
            {message('kit.export.open_cloud')}
          </a>
        ) : (
          <a
            part="button"
            data-kind="main"
            href={exportFileAddress(session.session)}
            download={fileName}
          >
            {message('kit.export.download')}
          </a>
        )}
        <button type="button" part="button" onClick={() => store.startOver()}>
          {message('kit.export.another')}
        </button>
      </div>
    </>
  );
}
