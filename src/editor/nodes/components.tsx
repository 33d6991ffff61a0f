import type { ComponentConfig, SlotComponent } from '@puckeditor/core';
import { type JSX, useMemo } from 'react';
import { SAVED_BLOCK, type SavedSettings } from '../../page';
import { elementOf } from '../data/from-puck';
import { FIXED, type KeptKeys, type PanelData, panelId } from '../data/puck-data';
import { fieldsOf } from './fields';
import { nodeKinds } from './kinds';
import type { NodeKind } from './node-kind';
import { NodeView } from './node-view';
import { withPanels } from './panels';
import { savedBlockField } from './saved-block-field';
import { SavedBlockView } from './saved-block-view';

/** A node as Puck draws it: its slots are components. */
interface DrawnProps {
  readonly id: string;
  readonly settings: SavedSettings;
  readonly kept?: KeptKeys;
  readonly elements?: SlotComponent;
  readonly panels?: readonly (Omit<PanelData, 'elements'> & { readonly elements: SlotComponent })[];
  readonly puck: { readonly dragRef: ((node: Element | null) => void) | null };
}

/** Puck's components: one for each kind of node, and one for those of other software. */
export const components: Readonly<Record<string, ComponentConfig>> = {
  ...Object.fromEntries([...nodeKinds].map(([name, kind]) => [name, componentOf(kind)])),
  [FIXED]: {
    label: 'Fixed block',
    inline: true,
    fields: {},
    permissions: { insert: false },
    render: (props) => <DrawnNode {...(props as unknown as DrawnProps)} type={FIXED} />,
  },
  [SAVED_BLOCK]: {
    label: 'Global block',
    inline: true,
    fields: { settings: savedBlockField } as unknown as NonNullable<ComponentConfig['fields']>,
    permissions: { insert: false },
    render: (props) => <DrawnBlock {...(props as unknown as DrawnProps)} />,
  },
};

function componentOf(kind: NodeKind): ComponentConfig {
  const { title, children } = kind;
  return {
    label: title,
    inline: true,
    fields: fieldsOf(kind) as unknown as NonNullable<ComponentConfig['fields']>,
    defaultProps: defaultProps(kind),
    ...(children === 'panels' && {
      resolveData: (data, { trigger, lastData }) =>
        trigger === 'load' ? data : withPanels(data, lastData),
    }),
    render: (props) => <DrawnNode {...(props as unknown as DrawnProps)} type={kind.name} />,
  };
}

/** Returns the properties of a new node. */
function defaultProps({ name, settings, children }: NodeKind): object {
  if (children === 'panels')
    return withPanels({ props: { settings, panels: [] } }, null, () => undefined).props;
  if (name === 'section')
    return { settings, elements: [{ type: 'column', props: { settings: {}, elements: [] } }] };
  return children === 'slot' ? { settings, elements: [] } : { settings };
}

function DrawnBlock({ id, settings, kept, puck }: DrawnProps): JSX.Element {
  const reference = useMemo(
    () => elementOf({ type: SAVED_BLOCK, props: { id, settings, ...(kept && { kept }) } }),
    [id, settings, kept],
  );
  return <SavedBlockView reference={reference} dragRef={puck.dragRef} />;
}

function DrawnNode(props: DrawnProps & { readonly type: string }): JSX.Element {
  const { type, id, settings, kept, elements, panels, puck } = props;
  const element = useMemo(() => {
    // Puck draws the children: the printed panels are empty.
    const empty = panels?.map((panel) => ({ ...panel, elements: [] }));
    return elementOf({
      type,
      props: { id, settings, ...(kept && { kept }), ...(empty && { panels: empty }) },
    });
  }, [type, id, settings, kept, panels]);
  const slots = new Map<string, SlotComponent>();
  if (elements) slots.set(id, elements);
  for (const [index, panel] of (panels ?? []).entries()) {
    slots.set(panelId(id, panel, index), panel.elements);
  }
  return <NodeView element={element} slots={slots} dragRef={puck.dragRef} />;
}
