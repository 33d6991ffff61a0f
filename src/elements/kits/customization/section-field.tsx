import { type ReactNode, useId } from 'react';
import {
  countOf,
  countOfAll,
  isChosen,
  type PartContents,
  type PartSelections,
  shareOf,
  withAll,
} from '../parts';
import type { Section } from '../sections';
import { ChoiceList } from './choice-list';
import { customizationMessage } from './messages';
import { ShareBox } from './share-box';

interface Props {
  readonly section: Section;
  readonly contents: PartContents;
  readonly state: PartSelections;
  readonly change: (state: PartSelections) => void;
}

/** A section: its own component, a group of documents and subsections, or a single checkbox. */
export function SectionField(props: Props): ReactNode {
  const { section, contents, state, change } = props;
  const { [section.key]: own = {} } = contents;
  if (section.component) {
    const { component: Component } = section;
    return (
      <Component
        section={section}
        state={state[section.key] ?? true}
        unavailable={own.unavailable}
        change={(selection) => change({ ...state, [section.key]: selection })}
      />
    );
  }
  const isGroup = section.children.length > 0 || (own.items?.length ?? 0) > 0;
  return isGroup ? <SectionGroup {...props} /> : <SectionSwitch {...props} />;
}

/** A section with documents or subsections: a checkbox for all, then one for each. */
function SectionGroup({ section, contents, state, change }: Props): ReactNode {
  const { key, title, description, children } = section;
  const { [key]: own = {} } = contents;
  const titleId = useId();
  const count = countOfAll([section], contents, state);
  const toggleAll = (isOn: boolean): void =>
    change({ ...state, ...withAll([section], contents, isOn) });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot hold the checkbox that it is named by.
    <div role="group" part="section" data-section={key} aria-labelledby={titleId}>
      <ShareBox share={shareOf(count)} toggle={toggleAll} disabled={count.total === 0}>
        <strong id={titleId}>{title}</strong>{' '}
        <span part="count">{customizationMessage('kit.customize.count', { ...count })}</span>
      </ShareBox>
      {description && <p part="note">{description}</p>}
      {own.unavailable && <p part="note">{own.unavailable}</p>}
      {own.items && own.items.length > 0 && (
        <ChoiceList
          title={title}
          contents={own}
          selection={state[key]}
          change={(selection) => change({ ...state, [key]: selection })}
        />
      )}
      {children.length > 0 && (
        <div part="children">
          {children.map((child) => (
            <SectionField key={child.key} section={child} {...{ contents, state, change }} />
          ))}
        </div>
      )}
    </div>
  );
}

/** A section with a single checkbox. */
function SectionSwitch({ section, contents, state, change }: Props): ReactNode {
  const { key, title, description } = section;
  const { [key]: own = {} } = contents;
  const noteId = useId();
  const note = own.unavailable ?? description;
  const isOn = isChosen(state[key]) && countOf(state[key], own).total > 0;
  return (
    <div part="section" data-section={key}>
      <label part="choice" data-kind="all">
        <input
          part="checkbox"
          type="checkbox"
          checked={isOn}
          disabled={own.unavailable !== undefined}
          aria-describedby={note ? noteId : undefined}
          onChange={({ target }) => change({ ...state, [key]: target.checked })}
        />
        <strong>{title}</strong>
      </label>
      {note && (
        <p part="note" id={noteId}>
          {note}
        </p>
      )}
    </div>
  );
}
