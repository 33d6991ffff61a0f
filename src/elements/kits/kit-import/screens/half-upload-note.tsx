import type { ReactNode } from 'react';
import { useHost } from '../../../../core/element/react';
import { sizeText } from '../../../../ui/size-text';
import { message, refusalText } from '../messages';
import type { ScreenProps } from './screen-props';
import { focusTitle } from './title';

/** The note about an interrupted upload, and the reason why a chosen file is not uploaded. */
export function HalfUploadNote({ store, state }: Pick<ScreenProps, 'store' | 'state'>): ReactNode {
  const host = useHost();
  const { half, refusal } = state;
  return (
    <>
      {half && (
        <section part="half">
          <h3>{message('kit.import.half', { name: half.name })}</h3>
          <p>
            {message('kit.import.half.about', {
              sent: sizeText(half.sent),
              size: sizeText(half.size),
            })}
          </p>
          <progress part="progress" max={half.size} value={half.sent} aria-label={half.name} />
          <div part="actions">
            <button
              type="button"
              part="button"
              onClick={() => {
                focusTitle(host);
                store.forgetHalf();
              }}
            >
              {refusal?.kind === 'other'
                ? message('kit.import.half.replace', { name: refusal.name })
                : message('kit.import.half.forget')}
            </button>
          </div>
        </section>
      )}
      {refusal && (
        <p part="refusal" role="alert">
          {refusalText(refusal)}
        </p>
      )}
    </>
  );
}
