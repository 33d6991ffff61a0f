import { type ReactNode, useId } from 'react';
import { useModal } from '../../../ui/use-modal';
import { countOfAll, finalSelections, type PartContents, type PartSelections } from '../parts';
import type { Section } from '../sections';
import { customizationMessage } from './messages';
import { SectionField } from './section-field';

interface Props {
  /** The name of the part. */
  readonly part: string;
  readonly sections: readonly Section[];
  readonly contents: PartContents;
  /** The current selections in the dialog; the parent may store them over a reload. */
  readonly state: PartSelections;
  readonly change: (state: PartSelections) => void;
  /** Called with the selections in the form in which they are sent. */
  readonly save: (state: PartSelections) => void;
  readonly cancel: () => void;
}

/**
 * The dialog to select sections and documents of a part, open while it is rendered. On closing, the focus
 * returns to the previous element, unless `cancel` or `save` move it.
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
          onClick={() => save(finalSelections(sections, contents, state))}
        >
          {customizationMessage('kit.customize.save')}
        </button>
      </div>
    </dialog>
  );
}
