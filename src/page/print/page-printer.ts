import { builderDevices } from '../../core/breakpoints/builder-devices';
import { type Fields, type ParsedSettings, parseSettings } from '../../core/settings';
import { styleKinds } from '../../core/settings/style/style-kinds';
import type { PageDocument } from '../document';
import type { BuilderElement } from '../element';
import { nodeCss, pageCss, type StyleSite } from '../styles';
import { everyElement } from '../tree';
import { linkAddress, pictureAddress } from './addresses';
import { answersByKey, needKey } from './answers';
import { isLayout, type LayoutTags, printLayout } from './layout';
import { nodeAttributes } from './node-attributes';
import { pageBox } from './page-box';
import { preloadFiles, usedTags } from './preload';
import type { PrintProblem } from './print-problem';
import type { PrintSite } from './print-site';
import { type Printed, type PrintedElement, printed } from './printed';
import { sanitised } from './sanitise';
import type { DataAnswer, DataNeed } from './site-data';
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
  /** The files for `<link rel="modulepreload">`, below the folder of the library's build. */
  readonly preload: readonly string[];
  /** `printProblemText` describes a problem. */
  readonly problems: readonly PrintProblem[];
}

/** The parts of the library that a printer prints with. */
export interface PrinterParts {
  readonly widgets: Widgets;
  readonly layoutTags: LayoutTags;
}

/** Prints documents and single elements of one site. Keeps nothing between calls but what it knows of the site. */
export class PagePrinter {
  readonly #parts: PrinterParts;
  readonly #site: PrintSite;
  readonly #mode: 'public' | 'edit';
  readonly #styleSite: StyleSite;
  readonly #devices: readonly string[];
  readonly #answers: ReadonlyMap<string, unknown>;
  #problems: PrintProblem[] = [];

  constructor(parts: PrinterParts, site: PrintSite) {
    const { mobile, tablet } = builderDevices;
    const { mode = 'public', breakpoints = { mobile, tablet }, globals, answers = [] } = site;
    this.#parts = parts;
    this.#site = site;
    this.#mode = mode;
    this.#styleSite = { breakpoints, mode, ...(globals && { globals }) };
    this.#devices = Object.keys(breakpoints);
    this.#answers = answersByKey(answers);
  }

  /** Prints a document. */
  document(document: PageDocument): PrintedDocument {
    this.#problems = [];
    const root = pageBox(
      document,
      document.content.map((element) => this.node(element)),
    );
    const tags = usedTags(root);
    const css = everyElement(document.content).map((element) => this.css(element));
    return {
      root,
      html: toHtml(root),
      css: pageCss(document, this.#styleSite) + css.join(''),
      tags: [...tags.keys()],
      preload: preloadFiles(tags, this.#site.preload ?? {}),
      problems: this.#problems,
    };
  }

  /** Prints an element with its children, as it is in its document. */
  node(element: BuilderElement): PrintedElement {
    const attributes = nodeAttributes(element, this.#mode);
    if (isLayout(element)) {
      const children = element.elements.map((child) => this.node(child));
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

  #widgetOf({ elType, widgetType }: BuilderElement): Widget | undefined {
    return elType === 'widget' && widgetType !== undefined
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
    const { markup } = element as { readonly markup?: unknown };
    const own = typeof markup === 'string' ? this.#context(element).sanitised(markup) : [];
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
      linkAddress,
      pictureAddress: (address) => this.#pictureAddress(address),
      printedChild: (child) => this.node(child),
      builderClass: (name) => `${this.#site.builder ?? 'elementor'}-${name}`,
    };
  }

  #answer(need: DataNeed, element: BuilderElement): unknown {
    const key = needKey(need);
    if (!this.#answers.has(key)) this.#tell({ fault: 'no-answer' }, element);
    return this.#answers.get(key);
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
