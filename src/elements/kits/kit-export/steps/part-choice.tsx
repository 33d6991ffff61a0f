import type { ReactNode } from 'react';
import type { KitPart } from '../../../../api/kits/manifest';
import { countOfAll, partMessage } from '../../parts';
import { message } from '../messages';
import type { Draft } from '../state';
import type { ExportStore } from '../store';
import type { Offered } from '../use-offered';

interface Props {
  readonly part: KitPart;
  readonly store: ExportStore;
  readonly draft: Draft;
  readonly offered: Offered | undefined;
}

/** The share of a part that is selected, and the button to change it. */
export function PartChoice({ part, store, draft, offered }: Props): ReactNode {
  if (!draft.parts.includes(part)) return <p part="count">{message('kit.export.left_out')}</p>;
  const saved = draft.customization[part];
  const edit = (): void => {
    const selections = saved ?? offered?.registries[part].getState({}, true) ?? {};
    store.dispatch({ type: 'edit', editing: { part, selections } });
  };
  return (
    <>
      <p part="count">{shareText(part, draft, offered)}</p>
      {offered && (
        <button
          type="button"
          part="button"
          aria-label={message('kit.export.edit_part', { part: partMessage(`kit.part.${part}`) })}
          onClick={edit}
        >
          {message('kit.export.edit')}
        </button>
      )}
    </>
  );
}

function shareText(part: KitPart, { customization }: Draft, offered: Offered | undefined): string {
  const saved = customization[part];
  if (!saved || !offered) return message('kit.export.whole');
  const sections = offered.registries[part].getAll();
  return message('kit.export.share', { ...countOfAll(sections, offered.contents[part], saved) });
}
