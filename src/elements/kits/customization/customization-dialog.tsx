import { type ReactNode, useId } from 'react';
import { countOfAll, type PartContents, type PartSelections, settled } from '../parts';
import type { Section } from '../sections';
import { customizationMessage } from './messages';
import { SectionField } from './section-field';
import { useModal } from './use-modal';

interface Props {
  /** The part's name. */
  readonly part: string;
  readonly sections: readonly Section[];
  readonly contents: PartContents;
  /** What is chosen in the dialog now; whoever draws it may keep that over a reload. */
  readonly state: PartSelections;
  readonly change: (state: PartSelections) => void;
  /** Is given the choices as they are sent. */
  readonly save: (state: PartSelections) => void;
  readonly cancel: () => void;
}

/**
 * The dialog in which sections and single documents of a part are chosen. It is open for as long as it is
 * drawn; the focus returns to where it was, or to what `cancel` and `save` focus.
 */
export function CustomizationDialog(props: Props): ReactNode {
  const { part, sections, contents, state, change, save, cancel } = props;
  const dialog = useModal(cancel);
  const titleId = useId();
  const { chosen, total } = countOfAll(sections, contents, state);
  return (
    <dialog ref={dialog} part="dialog" className="nh-kits-dialog" aria-labelledby={titleId}>
      <h2 id={titleId} part="dialog-title">
        {customizationMessage('kit.customize.title', { part })}
      </h2>
      <div part="dialog-body">
        {sections.length === 0 && <p>{customizationMessage('kit.customize.empty')}</p>}
        {sections.map((section) => (
          <SectionField key={section.key} {...{ section, contents, state, change }} />
        ))}
      </div>
      <div part="dialog-foot">
        <p part="count">{customizationMessage('kit.customize.chosen', { chosen, total })}</p>
        <button type="button" part="button" onClick={cancel}>
          {customizationMessage('kit.customize.cancel')}
        </button>
        <button
          type="button"
          part="button"
          data-kind="main"
          onClick={() => save(settled(sections, contents, state))}
        >
          {customizationMessage('kit.customize.save')}
        </button>
      </div>
    </dialog>
  );
}
