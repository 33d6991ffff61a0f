import type { SavedSettings } from '../../page';
import { isAnchor, isClassList } from '../../page/class-names';
import { isElementName } from '../../page/ids';
import { isLayout } from '../../page/print/layout';
import { parts } from '../parts';
import { boxClasses } from './box-classes';
import type { MarkupFault, MarkupProblem } from './markup-problem';
import { contentOf, nodesIn } from './nodes';
import { jsonObject } from './pieces';
import { showsNoMore } from './shown';
import { WidgetMarkup } from './widget-markup';
import { widgetReaders } from './widgets';

/** An element as it is read, before `readDocument` has checked it. */
interface ReadElement {
  readonly id: string;
  readonly elType: string;
  readonly isInner?: boolean;
  readonly widgetType?: string;
  readonly settings: SavedSettings;
  readonly elements: readonly ReadElement[];
  /** The markup of a fixed block. */
  readonly markup?: string;
}

/** The attributes of a node, with its settings so far. */
interface BoxNode {
  readonly box: HTMLElement;
  readonly id: string;
  readonly elType: string;
  readonly kind: string;
  readonly settings: SavedSettings;
}

/** The keys of styles whose other values are in the page builder's stylesheet. */
const STYLED =
  /^(?:background_background|background_overlay_background|shape_divider_(?:top|bottom))$/;

/** Reads the nodes of a page into elements, and records what is not in their settings. */
export class PageReader {
  readonly problems: MarkupProblem[] = [];
  readonly #builder: string;

  /** @param builder prefix of the page builder's classes */
  constructor(builder: string) {
    this.#builder = builder;
  }

  /** Reads the outermost nodes in a document, in a box of the page builder's, or a node itself. */
  elements(root: ParentNode): ReadElement[] {
    const box = root as Element;
    if ('matches' in root && box.matches('[data-element_type]'))
      return [this.#element(box as HTMLElement)];
    const isDocument =
      'matches' in root && box.matches(`[data-${CSS.escape(this.#builder)}-id], .nh-page`);
    if (isDocument) return this.#content(box, { id: 'page', kind: 'page' });
    return nodesIn(root).map((node) => this.#element(node));
  }

  #element(box: HTMLElement): ReadElement {
    const elType = box.getAttribute('data-element_type') ?? box.getAttribute('data-e-type') ?? '';
    const [widgetType = '', skin = ''] = (box.getAttribute('data-widget_type') ?? '').split('.');
    const id = box.getAttribute('data-id') ?? '';
    const kind = elType === 'widget' ? widgetType || 'unknown' : elType;
    const settings = this.#boxSettings(box, { id, elType, kind, skin });
    const node: BoxNode = { box, id, elType, kind, settings };
    return elType === 'widget' ? this.#widget(node) : this.#layout(node);
  }

  #layout(node: BoxNode): ReadElement {
    const { box, id, elType } = node;
    if (!isLayout(node)) return this.#fixed(node);
    const styled = Object.keys(node.settings).filter((key) => STYLED.test(key));
    if (styled.length > 0) this.#tell('unread-style', node, styled);
    const isInner = box.matches(
      `.e-child, .${this.#class('inner-section')}, .${this.#class('inner-column')}`,
    );
    return {
      id,
      elType,
      isInner,
      settings: layoutSettings(node, this.#builder),
      elements: this.#content(box, node),
    };
  }

  #content(box: Element, parent: Pick<BoxNode, 'id' | 'kind'>): ReadElement[] {
    const own = (names: string): string =>
      names
        .split(' ')
        .map((name) => `.${this.#class(name)}`)
        .join();
    const boxes = `.e-con-inner, .nh-inner, nh-section, nh-column, nh-container, ${own('container row column-wrap widget-wrap inner section-wrap')}`;
    const drawn = `script, style, ${own('shape background-overlay background-video-container background-slideshow element-overlay')}`;
    return contentOf(box, boxes, drawn).map((item, index) => {
      if (typeof item !== 'string') return this.#element(item);
      this.#tell('foreign-markup', parent);
      return {
        id: `${parent.id}-${index + 1}`,
        elType: 'widget',
        widgetType: 'html',
        settings: { html: item },
        elements: [],
      };
    });
  }

  #widget(node: BoxNode): ReadElement {
    const { box, id, elType, kind } = node;
    const reader = widgetReaders.get(kind);
    const widgetType = reader?.widgetType ?? kind;
    if (!reader || !parts.widgets(widgetType)) return this.#fixed(node);
    const markup = new WidgetMarkup(box, this.#builder);
    const ofTag = jsonObject(markup.one('[settings]')?.getAttribute('settings') ?? null);
    const before = { ...node.settings, ...ofTag };
    const read = reader.read(markup, before);
    const settings = { ...before, ...read };
    if (!read || !showsNoMore(markup, settings, reader.drawn)) {
      this.#tell('unread-content', node);
      return this.#fixed(node);
    }
    const elements = nodesIn(box).map((child) => this.#element(child));
    return { id, elType, widgetType, settings, elements };
  }

  /** A block that prints its own markup. Nodes inside it belong to the markup. */
  #fixed({ box, id, elType, kind, settings }: BoxNode): ReadElement {
    const widgetType = elType === 'widget' ? { widgetType: kind } : {};
    return { id, elType, ...widgetType, settings, elements: [], markup: box.innerHTML.trim() };
  }

  #boxSettings(
    box: HTMLElement,
    { skin, ...node }: Pick<BoxNode, 'id' | 'elType' | 'kind'> & { readonly skin: string },
  ): SavedSettings {
    const text = box.getAttribute('data-settings');
    const printed = jsonObject(text);
    if (text && !printed) this.#tell('invalid-settings', node);
    const names = { builder: this.#builder, elType: node.elType, widgetType: node.kind };
    const { settings, others } = boxClasses(box.classList, names);
    const animation = printed?.animation ?? printed?._animation;
    const kept = others.filter((name) => name !== animation && isClassList(name));
    const unread = kept.filter((name) => /^e-/.test(name) || name.startsWith(`${this.#builder}-`));
    if (unread.length > 0) this.#tell('unread-class', node, unread);
    const key = node.elType === 'widget' ? '_css_classes' : 'css_classes';
    const elementId = typedId(box);
    return {
      ...printed,
      ...settings,
      ...(kept.length > 0 && { [key]: kept.join(' ') }),
      ...(elementId !== undefined && { _element_id: elementId }),
      ...(skin && skin !== 'default' && { _skin: skin }),
    };
  }

  #class(name: string): string {
    return CSS.escape(`${this.#builder}-${name}`);
  }

  #tell(
    fault: MarkupFault,
    { id, kind }: Pick<BoxNode, 'id' | 'kind'>,
    names?: readonly string[],
  ): void {
    this.problems.push({ fault, id, kind, ...(names && { names }) });
  }
}

/** Returns the settings of a section, column or container with those of its tag and of its inner box. */
function layoutSettings({ box, elType, settings }: BoxNode, builder: string): SavedSettings {
  const usual = elType === 'section' ? 'section' : 'div';
  const markup = new WidgetMarkup(box, builder);
  const columns = box.querySelector(`:scope > ${markup.selector('container')}`);
  const gap = markup.classEnd(columns ?? undefined, 'column-gap-');
  const { height, ...others } = settings;
  const isInner = box.classList.contains(`${builder}-inner-section`);
  return {
    ...others,
    ...(height !== undefined && { [isInner ? 'height_inner' : 'height']: height }),
    ...(gap !== undefined && gap !== 'default' && { gap }),
    ...(box.localName !== usual && { html_tag: box.localName }),
  };
}

/** The id that an editor has typed; undefined for that of a nested panel, and for one that an adopted page was given. */
function typedId({ id }: Element): string | undefined {
  const printed = id.replace(/-nh\d+$/, '');
  const isOurs = printed !== id && printed.startsWith('nh-');
  const isPanel = /^e-n-(?:tabs?|accordion)-/.test(printed);
  return !isOurs && !isPanel && isAnchor(printed) && isElementName(printed) ? printed : undefined;
}
