import { standardBreakpoints } from '../../core/breakpoints/builder-devices';
import { type Fields, type ParsedSettings, parseSettings } from '../../core/settings';
import { styleKinds } from '../../core/settings/style/style-kinds';
import type { PageDocument } from '../document';
import type { BuilderElement } from '../element';
import {
  boxSelector,
  layoutCss,
  type NodeRules,
  nodeCss,
  nodeRules,
  pageCss,
  type StyleSite,
  sharedCss,
} from '../styles';
import { everyElement } from '../tree';
import { linkAddress, pictureAddress } from './addresses';
import { needKey, type SiteAnswers, siteAnswers } from './answers';
import { fixedMarkup, isFixed } from './fixed-block';
import { isLayout, type LayoutTags, printLayout } from './layout';
import { nodeAttributes } from './node-attributes';
import { pageBox } from './page-box';
import { preloadFiles, usedTags } from './preload';
import type { PrintProblem } from './print-problem';
import type { PrintSite } from './print-site';
import { type Printed, type PrintedElement, printed } from './printed';
import { sanitised } from './sanitise';
import type { DataAnswer, DataNeed } from './site-data';
import { siteMarkupSchema } from './site-markup';
import { toHtml } from './to-html';
import type { Widget, WidgetContext, Widgets } from './widget';

/** A printed page. */
export interface PrintedDocument {
  /** The box of the page with its elements, for `toDom` and `toReact`. */
  readonly root: PrintedElement;
  /** The box as HTML text. */
  readonly html: string;
  /** The CSS of the page and of its elements. */
  readonly css: string;
  /** The tags of the library that the page uses, in the order of their first use. */
  readonly tags: readonly string[];
  /**
   * The files for `<link rel="modulepreload">`, below the folder of the library's build: of tags that load early, and of
   * those in the first element of the page. Other tags load when they come into view.
   */
  readonly preload: readonly string[];
  /** `printProblemText` describes a problem. */
  readonly problems: readonly PrintProblem[];
}

/** The parts of the library that a printer prints with. */
export interface PrinterParts {
  readonly widgets: Widgets;
  readonly layoutTags: LayoutTags;
  /** The tags whose code loads early wherever they are in the page. */
  readonly earlyTags: ReadonlySet<string>;
}

/**
 * Prints documents and single elements of one site. Keeps what it knows of the site between calls, and the problems since
 * the last `document()`.
 */
export class PagePrinter {
  readonly #parts: PrinterParts;
  readonly #site: PrintSite;
  readonly #mode: 'public' | 'edit';
  readonly #styleSite: StyleSite;
  readonly #devices: readonly string[];
  readonly #answers: SiteAnswers;
  #problems: PrintProblem[] = [];

  constructor(parts: PrinterParts, site: PrintSite) {
    const { mode = 'public', breakpoints = standardBreakpoints, globals, answers = [] } = site;
    this.#parts = parts;
    this.#site = site;
    this.#mode = mode;
    this.#styleSite = { breakpoints, mode, ...(globals && { globals }) };
    this.#devices = Object.keys(breakpoints);
    this.#answers = siteAnswers(answers);
  }

  /** Prints a document. */
  document(document: PageDocument): PrintedDocument {
    this.#problems = [];
    const root = pageBox(
      document,
      document.content.map((element) => this.node(element)),
    );
    const tags = usedTags(root);
    return {
      root,
      html: toHtml(root),
      css: this.#documentCss(document),
      tags: [...tags.keys()],
      preload: preloadFiles(
        this.#soonTags(root, tags),
        this.#site.preload ?? {},
        this.#site.language,
      ),
      problems: this.#problems,
    };
  }

  /** Prints an element with its children, as it is in its document. */
  node(element: BuilderElement): PrintedElement {
    const attributes = nodeAttributes(element, this.#mode);
    if (isLayout(element)) {
      const children =
        this.#site.printChildren?.(element) ?? element.elements.map((child) => this.node(child));
      return printLayout(element, attributes, children, this.#parts.layoutTags[element.elType]);
    }
    return printed('div', attributes, this.#content(element));
  }

  /** Returns the CSS of an element without that of its children. */
  css(element: BuilderElement): string {
    return nodeCss(element, this.#widgetOf(element), this.#styleSite);
  }

  /** Returns the site's data that a document shows, each once. */
  needs({ content }: PageDocument): readonly DataNeed[] {
    const needs = everyElement(content).flatMap((element) => {
      const widget = this.#widgetOf(element);
      return widget?.needs?.(this.#values(widget, element)) ?? [];
    });
    return [...new Map(needs.map((need) => [needKey(need), need])).values()];
  }

  /** Returns the tags whose code is needed at once: those that load early, and those in the first element of the page. */
  #soonTags(
    { children: [first] }: PrintedElement,
    tags: ReadonlyMap<string, boolean>,
  ): ReadonlyMap<string, boolean> {
    const seen = typeof first === 'object' ? usedTags(first) : new Map<string, boolean>();
    const { earlyTags } = this.#parts;
    return new Map([...tags].filter(([tag]) => earlyTags.has(tag) || seen.has(tag)));
  }

  /** In the editor, each element has rules of its own, which it replaces. */
  #documentCss(document: PageDocument): string {
    const elements = everyElement(document.content);
    if (elements.length === 0) return pageCss(document, this.#styleSite);
    const { breakpoints } = this.#styleSite;
    const css =
      this.#mode === 'edit'
        ? elements.map((element) => this.css(element)).join('')
        : sharedCss(
            elements.map((element) => this.#rules(element)),
            breakpoints,
          );
    return layoutCss(breakpoints) + pageCss(document, this.#styleSite) + css;
  }

  #rules(element: BuilderElement): NodeRules {
    const blocks = nodeRules(element, this.#widgetOf(element), this.#styleSite);
    return { box: boxSelector(element), hasChildren: element.elements.length > 0, blocks };
  }

  #widgetOf(element: BuilderElement): Widget | undefined {
    const { elType, widgetType } = element;
    return elType === 'widget' && widgetType !== undefined && !isFixed(element)
      ? this.#parts.widgets(widgetType)
      : undefined;
  }

  #values(widget: Widget, { settings }: BuilderElement): ParsedSettings<Fields>['values'] {
    const parsed = parseSettings(widget.settings, settings, {
      foreign: true,
      styles: styleKinds,
      devices: this.#devices,
    });
    return parsed?.values ?? {};
  }

  #content(element: BuilderElement): readonly Printed[] {
    const widget = this.#widgetOf(element);
    if (!widget) return this.#unknown(element);
    try {
      return widget.print(this.#values(widget, element), this.#context(element));
    } catch (cause) {
      this.#tell({ fault: 'failed', cause }, element);
      return [];
    }
  }

  /** An element of other software: its own markup as far as it is safe, and its children. */
  #unknown(element: BuilderElement): readonly Printed[] {
    this.#tell({ fault: 'unknown-widget' }, element);
    const { widgetType, elType, elements } = element;
    const markup = fixedMarkup(element);
    const own = markup === undefined ? [] : this.#context(element).sanitised(markup);
    const children = elements.map((child) => this.node(child));
    if (this.#mode === 'public' || own.length + children.length > 0) return [...own, ...children];
    return [printed('p', { class: 'nh-placeholder' }, [widgetType ?? elType])];
  }

  #context(element: BuilderElement): WidgetContext {
    return {
      element,
      mode: this.#mode,
      language: this.#site.language ?? 'en',
      answer: <K extends DataNeed['kind']>(need: Extract<DataNeed, { kind: K }>) =>
        this.#answer(need, element) as DataAnswer[K] | undefined,
      sanitised: (html) => sanitised(html, (address) => this.#pictureAddress(address)),
      siteMarkup: (html) =>
        sanitised(html, (address) => this.#pictureAddress(address), siteMarkupSchema),
      linkAddress,
      pictureAddress: (address) => this.#pictureAddress(address),
      printedChild: (child) => this.node(child),
      formPrefix: this.#site.formPrefix ?? 'wpcf7',
      builderClass: (name) => `${this.#site.builder ?? 'elementor'}-${name}`,
    };
  }

  #answer(need: DataNeed, element: BuilderElement): unknown {
    if (!this.#answers.has(need)) this.#tell({ fault: 'no-answer' }, element);
    return this.#answers.get(need);
  }

  #pictureAddress(given: string): string | undefined {
    const address = pictureAddress(given);
    if (address === undefined || this.#site.allowsPicture?.(address) === false) return undefined;
    return address;
  }

  #tell(
    problem: Pick<PrintProblem, 'fault' | 'cause'>,
    { id, widgetType, elType }: BuilderElement,
  ): void {
    this.#problems.push({ ...problem, id, kind: widgetType ?? elType });
  }
}
