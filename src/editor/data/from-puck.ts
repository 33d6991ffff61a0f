import type { Data } from '@puckeditor/core';
import { type BuilderElement, DOCUMENT_FORMAT, type PageDocument, readDocument } from '../../page';
import { nodeKinds } from '../nodes/kinds';
import { FIXED, type NodeData, type PanelData, type PuckData, panelId } from './puck-data';

/** Converts Puck's data to a page. Nodes that Puck has copied get ids of their own. */
export function fromPuckData(data: Data): PageDocument {
  const { root, content } = data as unknown as PuckData;
  const page = {
    format: DOCUMENT_FORMAT,
    content: content.map(elementOf),
    page_settings: root.props?.settings ?? {},
  };
  return readDocument(page).document;
}

/** Converts a node with its children. */
export function elementOf({ type, props }: NodeData): BuilderElement {
  const { id, settings, kept = {}, elements, panels } = props;
  if (type === FIXED) return { elements: [], elType: 'widget', ...kept, id, settings };
  const elType = nodeKinds.get(type)?.elType ?? 'widget';
  return {
    ...kept,
    id,
    elType,
    ...(elType === 'widget' && { widgetType: type }),
    settings: settings ?? {},
    elements: panels
      ? panels.map((panel, index) => panelElement(panel, panelId(id, panel, index)))
      : (elements?.map(elementOf) ?? []),
  };
}

/** Converts the panel of a tab or of an item. */
function panelElement({ settings, kept, elements }: PanelData, id: string): BuilderElement {
  return {
    ...kept,
    id,
    elType: 'container',
    settings: settings ?? {},
    elements: elements.map(elementOf),
  };
}
