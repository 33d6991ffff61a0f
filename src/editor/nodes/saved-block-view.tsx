import { createElement, type JSX, type ReactElement, useContext, useEffect, useMemo } from 'react';
import {
  type BuilderElement,
  DOCUMENT_FORMAT,
  type Elements,
  everyElement,
  savedBlockIds,
  withSavedBlocks,
} from '../../page';
import { type PrintedElement, type PrintSite, printNode, printNodeCss, toReact } from '../../print';
import { EditedSiteContext, useBreakpoints } from './edit-site';
import { message } from './messages';
import { BlockContentsContext } from './saved-block-contents';
import { useFormHtml } from './use-form-html';
import { usePrintedBox } from './use-printed-box';

/** The box around a block of several elements, which stand below each other. */
const BOX_CSS =
  '.nh-saved-block{display:flex;flex-direction:column;gap:inherit;inline-size:100%;min-block-size:1.5em}';

interface Props {
  /** The element that stands for the block. */
  readonly reference: BuilderElement;
  readonly dragRef: ((node: Element | null) => void) | null;
}

/** A saved block in the preview, printed as visitors get it. Its elements are edited in the block itself. */
export function SavedBlockView({ reference, dragRef }: Props): JSX.Element {
  const { root, css } = usePrintedBlock(reference);
  const setBox = usePrintedBox({ css, children: root.children, dragRef });
  const [drawn] = toReact<ReactElement>({ ...root, children: [] }, (tag, properties) =>
    createElement(tag, {
      ...properties,
      key: `block ${tag}`,
      'data-id': reference.id,
      ref: setBox,
    }),
  );
  return drawn as ReactElement;
}

function usePrintedBlock(reference: BuilderElement): {
  readonly root: PrintedElement;
  readonly css: string;
} {
  const { print: knownPrint } = useContext(EditedSiteContext);
  const breakpoints = useBreakpoints();
  const { known, need } = useContext(BlockContentsContext);
  const content = useMemo(() => {
    const page = { format: DOCUMENT_FORMAT, content: [reference], page_settings: {} } as const;
    return withSavedBlocks(page, (id) => known.get(id) ?? undefined).content;
  }, [reference, known]);
  useEffect(() => {
    for (const id of savedBlockIds(content)) need(id);
  }, [content, need]);
  const print = useFormHtml(knownPrint, content);
  return useMemo(() => {
    const site: PrintSite = { ...print, breakpoints, mode: 'edit' };
    if (content[0] === reference || content.length === 0) {
      const [id = ''] = savedBlockIds([reference]);
      return { root: note(known.get(id)), css: BOX_CSS };
    }
    return { root: rootOf(content, site), css: BOX_CSS + cssOf(content, site) };
  }, [content, reference, known, print, breakpoints]);
}

/** Returns the printed content: its only element, or a box with all of them. */
function rootOf(content: Elements, site: PrintSite): PrintedElement {
  const printed = content.map((element) => printNode(element, site));
  const [only] = printed;
  if (only && printed.length === 1) return only;
  return { tag: 'div', attributes: { class: 'nh-saved-block' }, children: printed };
}

function cssOf(content: Elements, site: PrintSite): string {
  return everyElement(content)
    .map((element) => printNodeCss(element, site))
    .join('');
}

/** Stands in for a block whose content is not there. */
function note(content: Elements | null | undefined): PrintedElement {
  const text = message(content === null ? 'editor.block.gone' : 'editor.block.loading');
  return { tag: 'div', attributes: { class: 'nh-saved-block' }, children: [text] };
}
