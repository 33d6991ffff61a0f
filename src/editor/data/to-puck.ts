import type { Data } from '@puckeditor/core';
import { type BuilderElement, type PageDocument, SAVED_BLOCK, savedBlockId } from '../../page';
import { fixedMarkup } from '../../page/print/fixed-block';
import { nodeKinds } from '../nodes/kinds';
import type { NodeKind } from '../nodes/node-kind';
import { FIXED, type KeptKeys, type NodeData, type PanelData, type PuckData } from './puck-data';

/** Converts a page to Puck's data. `fromPuckData` gives the same page back. */
export function toPuckData({ content, page_settings }: PageDocument): Data {
  const data: PuckData = {
    root: { props: { settings: page_settings } },
    content: content.map(nodeData),
  };
  // Puck's own type is wider.
  return data as unknown as Data;
}

/** Converts an element with its children. */
function nodeData(element: BuilderElement): NodeData {
  if (savedBlockId(element) !== undefined && element.elements.length === 0)
    return blockData(element);
  const kind = kindOf(element);
  if (!kind) return fixedData(element);
  const { id, elType, settings, elements, ...others } = element;
  if (elType === 'widget') delete others.widgetType;
  return {
    type: kind.name,
    props: {
      id,
      settings,
      ...keptKeys(others),
      ...(kind.children === 'slot' && { elements: elements.map(nodeData) }),
      ...(kind.children === 'panels' && { panels: elements.map(panelData) }),
    },
  };
}

/** Returns the kind of an element that the editor can edit without losing any of its data. */
function kindOf(element: BuilderElement): NodeKind | undefined {
  const { elType, widgetType = '', elements } = element;
  const kind = nodeKinds.get(elType === 'widget' ? widgetType : elType);
  if (!kind || kind.elType !== elType || fixedMarkup(element) !== undefined) return undefined;
  if (kind.children === 'panels' && !elements.every(isContainer)) return undefined;
  return kind.children || elements.length === 0 ? kind : undefined;
}

function isContainer({ elType }: BuilderElement): boolean {
  return elType === 'container';
}

function panelData({ id, elType, settings, elements, ...others }: BuilderElement): PanelData {
  return { id, settings, ...keptKeys(others), elements: elements.map(nodeData) };
}

function fixedData({ id, settings, ...kept }: BuilderElement): NodeData {
  return { type: FIXED, props: { id, settings, kept } };
}

/** A reference to a saved block, whose id is one of its further keys. */
function blockData({
  id,
  elType,
  widgetType,
  settings,
  elements,
  ...kept
}: BuilderElement): NodeData {
  return { type: SAVED_BLOCK, props: { id, settings, kept } };
}

function keptKeys(others: KeptKeys): { readonly kept?: KeptKeys } {
  return Object.keys(others).length > 0 ? { kept: others } : {};
}
