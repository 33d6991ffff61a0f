import { onDeviceChange } from '../breakpoints';
import { onConfigChange, siteConfig } from '../config';
import { onAttributeChange } from '../dom/attribute-change';
import { isBeingParsed, onceParsedFurther } from '../dom/parsing';
import { warnOfProblems } from '../settings';
import { type BuilderNode, builderNodeOf } from './builder-node';
import { isOurBox, showChildren, unpackCopies } from './children';
import { watchChildren } from './children-watch';
import { CommonBehaviours } from './common-behaviour';
import type { BodyModule, ChildrenPolicy, EnhanceModule } from './contract';
import { type Definition, type DrawingModule, drawingModule } from './definition';
import type { Drawing } from './drawing';
import { Enhancement } from './enhancement';
import { enqueue, type Syncable } from './flush';
import { DELAY_ATTRIBUTE, delayingAncestor, isSwitchedOff } from './gate';
import type { LazyModule } from './lazy-module';
import { MissingCode } from './missing-code';
import { type ElementProblem, reportProblem } from './problem';
import { PropStore } from './prop-store';
import { adoptStyles } from './styles';
import { Update } from './update';
import { awaitsHydration, WAITING } from './waiting';

const connected = new Set<Instance>();

/**
 * What makes one host live: gates, modes, settings and their changes, errors, its end.
 *
 * The host is an element of ours, or any node that is brought alive without a tag. What becomes of it is
 * decided before its code is fetched: a controller for printed markup, or else the React body; a
 * controller may have the body drawn beside it.
 */
export class Instance implements Syncable {
  readonly host: HTMLElement;
  readonly store: PropStore;
  /** The shadow root that is drawn into, of whichever kind; null in light DOM. */
  readonly bodyShadow: ShadowRoot | null;
  readonly #definition: Definition;
  /** The policy of the life under way, or of the one that is wanted. */
  #policy: ChildrenPolicy = 'replace';
  /** The properties that the policy was last asked with. */
  #decidedBy: object | undefined;
  #enhancement: Enhancement | undefined;
  #drawing: Drawing | undefined;
  /** The controller wants the body beside it. */
  #mustDraw = false;
  /** The host's child elements, as far as the controller's life goes by them. */
  #printed: readonly Element[] = [];
  /** Something must come before it can live: its code, or more of the page. */
  #waits = false;
  /** Which code is being waited for. */
  #attempt: symbol | undefined;
  /** What is printed on or around the host may be another: a new place, other settings. */
  #mustLookAround = true;
  /** Ends all that this connection watches. */
  #connection: AbortController | undefined;
  /** Ends following the window's device; only where a setting may differ by it. */
  #device: AbortController | undefined;
  #isOver = false;
  #failed: ElementProblem['phase'] | undefined;
  #reported: string | undefined;
  #builderNode: BuilderNode | undefined;
  #update: Update | undefined;
  readonly #common = new CommonBehaviours();
  readonly #missing: MissingCode;

  constructor(host: HTMLElement, definition: Definition, bodyShadow: ShadowRoot | null = null) {
    this.host = host;
    this.bodyShadow = bodyShadow;
    this.#definition = definition;
    this.#missing = new MissingCode(host, definition.contract.tag, () => {
      this.#failed = undefined;
      this.due();
    });
    this.store = new PropStore(definition.contract);
    if (bodyShadow) showChildren(bodyShadow);
  }

  /** What becomes of the children of this very instance. */
  get childrenPolicy(): ChildrenPolicy {
    return this.#policy;
  }

  /** The page builder's node around the host, if there is one. */
  get builderNode(): BuilderNode | undefined {
    return this.#builderNode;
  }

  /** Resolves when what was set so far is in force, or will not be. */
  get updateComplete(): Promise<void> {
    return this.#update?.promise ?? Promise.resolve();
  }

  /** Has the host brought up to date, with all others that are due, in the coming microtask. */
  readonly due = (): void => {
    this.#update ??= new Update();
    enqueue(this);
  };

  /** The host is in the page. */
  connect(): void {
    connected.add(this);
    this.#failed = undefined;
    this.#mustLookAround = true;
    if (this.#definition.followsDevice) this.#followDevice();
    this.due();
  }

  /** The host has left the page; if it is back within the microtask, nothing happens. */
  disconnect(): void {
    connected.delete(this);
    this.due();
  }

  /** The host is another's now, though it may still be in the page; nothing of this life is left. */
  end(): void {
    this.#isOver = true;
    this.disconnect();
  }

  /** The host is at another place of the page; only what is around it may be new. */
  moved(): void {
    this.#mustLookAround = true;
    this.due();
  }

  /** A property is another, or the text of an attribute. */
  changed(attribute?: string): void {
    this.#failed = undefined;
    // A mistake that is still there is not told again for a change beside it.
    if (!this.store.problem) this.#reported = undefined;
    this.#mustLookAround ||= attribute === 'settings' || attribute === 'data-settings';
    if (this.host.isConnected) this.due();
  }

  /** What is read of the site's configuration may be another value. */
  configChanged(): void {
    this.store.renew();
    this.due();
  }

  /** The page is about to change its children beside `child`, which may lie elsewhere by now. */
  bringBack(child: Node): void {
    this.#shown?.bringBack(child);
  }

  /** The page has changed the list of the host's children. */
  childrenChanged(): void {
    if (!this.#isAlive) this.#printedMeanwhile();
    else if (this.#enhancement || this.#isDrawingDisturbed()) this.due();
  }

  /**
   * Dispatches one of the contract's events, bubbling and composed.
   *
   * @param from a node inside the host to dispatch it on; default: the host
   * @returns false if the page has said no to a cancelable event
   */
  emit(name: string, detail: unknown, from: EventTarget = this.host): boolean {
    const cancelable = this.#definition.contract.events[name]?.cancelable ?? false;
    return from.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
    );
  }

  /** What brings printed markup alive, for a body that draws such markup. */
  get controller(): LazyModule<EnhanceModule> | undefined {
    return this.#definition.controller;
  }

  /** Gives a stylesheet to each root that the host is seen in. */
  adoptStyles(styles: string | undefined): void {
    if (!styles) return;
    adoptStyles(this.host.getRootNode(), styles);
    if (this.bodyShadow) adoptStyles(this.bodyShadow, styles);
  }

  /** Moves the original children into `slot`, where the body wraps them; returns the way back. */
  fillSlot(slot: HTMLElement, name: string): () => void {
    return this.#drawing?.fillSlot(slot, name) ?? (() => {});
  }

  /** The body has thrown. Beside a controller only the drawing goes. */
  drawingFailed(error: unknown): void {
    if (!this.#enhancement) {
      this.#fail(error);
      return;
    }
    this.#mustDraw = false;
    this.#report({
      phase: 'render',
      message:
        'its body threw an error, so what it would have drawn is missing. ' +
        'Look at the error below, and report it with the settings if they are right.',
      cause: error,
    });
    this.due();
  }

  sync(): void {
    this.#waits = false;
    const isHere = this.host.isConnected && !this.#isOver;
    if (!isHere) this.#endConnection();
    else if (this.#awaitsHydration()) return;
    if (!isHere || this.#isHeldBack() || !this.#isReady()) {
      this.#end();
      return;
    }
    if (this.#isAlive && this.#mustBeginAnew()) this.#end();
    if (this.#isAlive) this.#refresh();
    else this.#begin();
  }

  syncFailed(error: unknown): void {
    this.#fail(error);
  }

  syncDone(): void {
    this.#shown?.settle();
    if (!this.#waits) this.#settle();
  }

  get #isAlive(): boolean {
    return this.#enhancement !== undefined || this.#drawing !== undefined;
  }

  /** What is drawn, or built by the controller. */
  get #shown(): Drawing | undefined {
    return this.#drawing ?? this.#enhancement?.drawing;
  }

  #settle(): void {
    this.#update?.resolve();
    this.#update = undefined;
  }

  #watch(node: Element, attribute: string): void {
    this.#connection ??= new AbortController();
    onAttributeChange(node, attribute, this.due, this.#connection.signal);
  }

  #followDevice(): void {
    if (this.#device) return;
    this.#device = new AbortController();
    onDeviceChange(() => this.configChanged(), this.#device.signal);
  }

  #endConnection(): void {
    this.#connection?.abort();
    this.#connection = undefined;
    this.#device?.abort();
    this.#device = undefined;
    this.#common.end();
    this.#missing.forget();
  }

  #awaitsHydration(): boolean {
    this.#waits = awaitsHydration(this.host);
    if (this.#waits) {
      this.#watch(this.host, WAITING);
      addEventListener('load', this.due, { once: true });
    }
    return this.#waits;
  }

  #isHeldBack(): boolean {
    if (isSwitchedOff(this.#definition.contract)) {
      this.#common.end();
      return true;
    }
    // What lives is not held back any more: its state would be lost.
    if (this.#isAlive) return false;
    const holder = delayingAncestor(this.host);
    if (holder) this.#watch(holder, DELAY_ATTRIBUTE);
    return holder !== undefined || this.#awaitsChildren();
  }

  /** Content that is replaced or wrapped may come at any time; all else is decided by what is there. */
  #awaitsChildren(): boolean {
    if (this.#definition.contract.children === 'replace' || !isBeingParsed(this.host)) return false;
    this.#waits = true;
    onceParsedFurther(this.host.ownerDocument, this.due);
    return true;
  }

  #isReady(): boolean {
    this.#lookAround();
    this.#common.follow((this.#builderNode?.node as HTMLElement) ?? this.host, this.store.given);
    const { problem } = this.store;
    if (problem) {
      this.#report({
        phase: 'settings',
        message:
          `${problem.attribute} ${problem.reason}, so the element is not rendered and its content stays. ` +
          "Print it with the CMS's JSON encoder.",
      });
    }
    this.store.tellProblems((source, problems) => warnOfProblems(this.host, source, problems));
    return !problem && !this.#failed;
  }

  #lookAround(): void {
    const isEditing = siteConfig().mode === 'edit';
    if (!this.#mustLookAround && !isEditing) return;
    this.#mustLookAround = false;
    const { settings, adopts } = this.#definition.contract;
    this.#builderNode = settings ? builderNodeOf(this.host, adopts?.type) : undefined;
    this.store.inherit(this.#builderNode?.settings ?? null);
    if (isEditing && this.#builderNode) this.#watch(this.#builderNode.node, 'data-settings');
  }

  #begin(): void {
    if (!this.bodyShadow) unpackCopies(this.host, []);
    const { body, controller } = this.#definition;
    const policy = this.#policyFor(this.host);
    const isEnhanced = this.#definition.isEnhanced(policy);
    const needed = isEnhanced ? [controller] : [body, drawingModule];
    this.#policy = policy;
    watchChildren(this);
    const isHere = this.#areHere(needed, (error) => this.#loadFailed(error));
    const areHere = isHere && !this.#awaitsCommon();
    this.host.toggleAttribute(WAITING, !areHere);
    if (!areHere) return;
    this.#missing.forget();
    if (isEnhanced) this.#enhance(controller?.module as EnhanceModule);
    else this.#draw();
  }

  /** What any element may have comes before what is its own: a background is measured when stretched. */
  #awaitsCommon(): boolean {
    const { coming } = this.#common;
    if (!coming) return false;
    this.#waits = true;
    void coming.then(this.due);
    return true;
  }

  #enhance(module: EnhanceModule): void {
    this.adoptStyles(module.styles);
    this.#printed = this.#childElements();
    this.#enhancement = new Enhancement(module, {
      host: this.host,
      shadow: this.bodyShadow,
      policy: this.#policy,
      props: this.store.snapshot(),
      emit: (name, detail, from) => this.emit(name, detail, from),
      draw: (signal) => this.#drawBeside(signal),
    });
  }

  #draw(): void {
    const body = this.#definition.body?.module as BodyModule;
    const { Drawing, bodyRoot } = drawingModule.module as DrawingModule;
    this.adoptStyles(body.styles);
    this.#drawing = new Drawing(this.host, this.bodyShadow);
    this.#drawing.mount(this.#policy, bodyRoot(this, body, this.#drawing.container));
  }

  async #drawBeside(signal: AbortSignal): Promise<boolean> {
    if (signal.aborted || !this.#definition.body || this.#enhancement?.drawing) return false;
    this.#mustDraw = true;
    this.due();
    await this.updateComplete;
    return this.#drawing !== undefined;
  }

  #drawWhenHere(): void {
    const failed = (error: unknown): void => {
      this.#mustDraw = false;
      this.#reportLoading('what it would have drawn is missing', error);
      this.#settle();
    };
    if (this.#areHere([this.#definition.body, drawingModule], failed)) this.#draw();
  }

  #refresh(): void {
    if (this.#enhancement) this.adoptStyles(this.#definition.controller?.module?.styles);
    if (this.#drawing) this.adoptStyles(this.#definition.body?.module?.styles);
    const props = this.store.snapshot();
    this.#enhancement?.update(props);
    if (this.#enhancement && this.#mustDraw !== (this.#drawing !== undefined)) {
      if (this.#mustDraw) this.#drawWhenHere();
      else this.#endDrawing();
    }
    this.store.publish();
  }

  /** What is printed decides which code is wanted, also while other code is on its way or did not come. */
  #printedMeanwhile(): void {
    if (this.#policyFor(this.host) === this.#policy) return;
    this.#failed = undefined;
    this.due();
  }

  /** Takes in the page's changes; true if they ask for another life. */
  #mustBeginAnew(): boolean {
    if (this.#arePropsOther() && this.#isPolicyOther()) return true;
    const isInPlace = this.#policy === 'enhance' || !this.#shown;
    return this.#enhancement && isInPlace ? this.#isPrintedAnew() : this.#isDrawnAnew();
  }

  /** The properties are others than when the policy was decided by them. */
  #arePropsOther(): boolean {
    return this.#definition.hasPolicyByProps && this.store.snapshot() !== this.#decidedBy;
  }

  #isPolicyOther(): boolean {
    return this.#policyFor(this.#shown?.asPrinted() ?? this.host) !== this.#policy;
  }

  #policyFor(host: HTMLElement): ChildrenPolicy {
    this.#decidedBy = this.store.snapshot();
    return this.#definition.policyFor(host, this.#decidedBy);
  }

  #isPrintedAnew(): boolean {
    const before = this.#printed;
    const now = this.#childElements();
    if (now.length === before.length && now.every((child, at) => child === before[at])) {
      return this.#shown?.takeIn() ?? false;
    }
    this.#printed = now;
    if (!now.some((child) => before.includes(child))) return true;
    return this.#isPolicyOther();
  }

  #isDrawnAnew(): boolean {
    const drawing = this.#shown;
    if (!drawing || drawing.isDisturbed() === false) return false;
    const isReplaced = drawing.takeIn();
    const policy = this.#policyFor(drawing.asPrinted());
    const isLost = isReplaced && (policy === 'enhance' || this.#enhancement !== undefined);
    if (policy !== this.#policy || isLost) return true;
    drawing.place(policy);
    return false;
  }

  /** In shadow DOM only a policy that depends on the children must be asked again. */
  #isDrawingDisturbed(): boolean {
    const isFunction = typeof this.#definition.contract.children === 'function';
    return this.#drawing !== undefined && (this.#drawing.isDisturbed() ?? isFunction);
  }

  #childElements(): Element[] {
    return [...this.host.children].filter((child) => !isOurBox(child));
  }

  #areHere(
    modules: readonly (LazyModule<object> | undefined)[],
    failed: (error: unknown) => void,
  ): boolean {
    const attempt = Symbol('attempt');
    this.#attempt = attempt;
    const pending = modules.flatMap((module) => module?.fetch() ?? []);
    if (pending.length === 0) return true;
    this.#waits = true;
    // A failure counts only while it is still this code that is wanted.
    Promise.all(pending).then(this.due, (error: unknown) => {
      if (this.#attempt === attempt && this.host.isConnected) failed(error);
      else this.due();
    });
    return false;
  }

  #end(): void {
    this.#attempt = undefined;
    this.#mustDraw = false;
    this.host.removeAttribute(WAITING);
    this.#endDrawing();
    this.#enhancement?.end();
    this.#enhancement = undefined;
  }

  #endDrawing(): void {
    if (!this.#drawing) return;
    const drawing = this.#drawing;
    drawing.unmount();
    this.#drawing = undefined;
  }

  #fail(error: unknown): void {
    this.#failed = 'render';
    this.#report({
      phase: 'render',
      message:
        'its code threw an error, so its original content is shown instead. ' +
        'Look at the error below, and report it with the settings if they are right.',
      cause: error,
    });
    this.due();
  }

  #loadFailed(error: unknown): void {
    this.#failed = 'load';
    this.host.removeAttribute(WAITING);
    this.#missing.tell();
    this.#reportLoading('its original content is shown', error);
    this.#settle();
  }

  #reportLoading(consequence: string, cause: unknown): void {
    this.#report({
      phase: 'load',
      message:
        `its code could not be loaded, so ${consequence}. ` +
        'Check the network and that the whole library folder was published.',
      cause,
    });
  }

  #report(problem: ElementProblem): void {
    if (this.#reported === problem.message) return;
    this.#reported = problem.message;
    reportProblem(this.host, problem, this.#definition.contract.tag);
  }
}

if (typeof document !== 'undefined') {
  onConfigChange(() => {
    for (const instance of connected) instance.configChanged();
  });
}
