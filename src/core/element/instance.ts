import { onDeviceChange } from '../breakpoints';
import { onConfigChange, siteConfig, visitorWords } from '../config';
import { onAttributeChange } from '../dom/attribute-change';
import { isBeingParsed, onceParsedFurther } from '../dom/parsing';
import { speakers } from '../languages/english-texts';
import { warnOfProblems } from '../settings';
import { type BuilderNode, builderNodeOf } from './builder-node';
import { isOurBox, showChildren, unpackCopies } from './children';
import { watchChildren } from './children-watch';
import { CommonBehaviours } from './common-behaviour';
import type { BodyModule, ChildrenPolicy, EnhanceModule } from './contract';
import { type Definition, type DrawingModule, drawingModule } from './definition';
import type { Drawing } from './drawing';
import { ENHANCED, Enhancement } from './enhancement';
import { enqueue, type Syncable } from './flush';
import { DELAY_ATTRIBUTE, delayingAncestor, hasOwnMarkup, isFlagOff, switchedOffBy } from './gate';
import type { LazyModule } from './lazy-module';
import { MissingCode } from './missing-code';
import { type ElementProblem, reportProblem } from './problem';
import { PropStore } from './prop-store';
import type { Silence } from './silence';
import { adoptStyles } from './styles';
import { Update } from './update';
import { awaitsHydration, WAITING } from './waiting';

/**
 * Manages one host until its removal: gates, modes, settings and their changes, and errors.
 *
 * The host is an element of ours, or any node that is enhanced without a tag. Before any code is loaded,
 * the instance decides between a controller for printed markup and the React body. A controller may also
 * have the body rendered beside it.
 */
export class Instance implements Syncable {
  readonly host: HTMLElement;
  readonly store: PropStore;
  /** The shadow root that is rendered into, open or closed; null in light DOM. */
  readonly bodyShadow: ShadowRoot | null;
  readonly #definition: Definition;
  /** The policy that is in force, or that will be once the code is loaded. */
  #policy: ChildrenPolicy = 'replace';
  /** The properties when the policy was last decided. */
  #decidedBy: object | undefined;
  #enhancement: Enhancement | undefined;
  #drawing: Drawing | undefined;
  /** The controller has asked for the body. */
  #mustDraw = false;
  /** The host's child elements when the controller started. If they change, it may have to start again. */
  #printed: readonly Element[] = [];
  /** The update is not complete, because code or a part of the page is missing. */
  #waits = false;
  /** Identifies the code that is being waited for. */
  #attempt: symbol | undefined;
  /**
   * The builder's node or its settings may have changed, because the host has moved or an attribute has.
   */
  #mustLookAround = true;
  /** Ends the attribute observers of this connection. */
  #connection: AbortController | undefined;
  /** Removes the listener for device changes. Only elements with settings per device have one. */
  #device: AbortController | undefined;
  #isOver = false;
  #failed: ElementProblem['phase'] | undefined;
  #reported: string | undefined;
  /** The reason for which the element does not run, as last told. */
  #silence: Silence | undefined;
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

  /** How this instance treats its children. */
  get childrenPolicy(): ChildrenPolicy {
    return this.#policy;
  }

  /** The page builder's node around the host, if any. */
  get builderNode(): BuilderNode | undefined {
    return this.#builderNode;
  }

  /** Resolves when the changes so far have been rendered, or will not be rendered. */
  get updateComplete(): Promise<void> {
    return this.#update?.promise ?? Promise.resolve();
  }

  /** Schedules an update in the next microtask, together with all other instances that are due. */
  readonly due = (): void => {
    this.#update ??= new Update();
    enqueue(this);
  };

  /** The host has been connected. */
  connect(): void {
    speakers.add(this);
    this.#failed = undefined;
    this.#mustLookAround = true;
    if (this.#definition.followsDevice) this.#followDevice();
    this.due();
  }

  /** The host has been disconnected. If it is connected again before the update, nothing happens. */
  disconnect(): void {
    speakers.delete(this);
    this.due();
  }

  /** Another instance takes over the host, though it may still be connected; this instance ends. */
  end(): void {
    this.#isOver = true;
    this.disconnect();
  }

  /** The host has moved in the page; only its surroundings may have changed. */
  moved(): void {
    this.#mustLookAround = true;
    this.due();
  }

  /** A property or an attribute's text has changed. */
  changed(attribute?: string): void {
    this.#failed = undefined;
    // A problem that remains is not reported again after an unrelated change.
    if (!this.store.problem) this.#reported = undefined;
    this.#mustLookAround ||= attribute === 'settings' || attribute === 'data-settings';
    if (this.host.isConnected) this.due();
  }

  /** A value of the site's configuration may have changed. */
  configChanged(): void {
    this.store.renew();
    this.due();
  }

  /** Moves `child` back into the host, because the page is about to change children next to it there. */
  bringBack(child: Node): void {
    this.#shown?.bringBack(child);
  }

  /** The page has changed the host's child list. */
  childrenChanged(): void {
    if (!this.#isAlive) this.#printedMeanwhile();
    else if (this.#enhancement || this.#isDrawingDisturbed()) this.due();
  }

  /**
   * Dispatches one of the contract's events, bubbling and composed.
   *
   * @param from a node inside the host to dispatch it on; default: the host
   * @returns false if the page has cancelled a cancelable event
   */
  emit(name: string, detail: unknown, from: EventTarget = this.host): boolean {
    const cancelable = this.#definition.contract.events[name]?.cancelable ?? false;
    return from.dispatchEvent(
      new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }),
    );
  }

  /** The module that enhances printed markup, for a body that renders the same markup. */
  get controller(): LazyModule<EnhanceModule> | undefined {
    return this.#definition.controller;
  }

  /** Adds a stylesheet to each root in which the host is visible. */
  adoptStyles(styles: string | undefined): void {
    if (!styles) return;
    adoptStyles(this.host.getRootNode(), styles);
    if (this.bodyShadow) adoptStyles(this.bodyShadow, styles);
  }

  /**
   * Moves the original children into `slot`, where the body wraps them; returns a function that moves them
   * back.
   */
  fillSlot(slot: HTMLElement, name: string): () => void {
    return this.#drawing?.fillSlot(slot, name) ?? (() => {});
  }

  /** Called when the body has thrown. A controller beside it continues. */
  drawingFailed(error: unknown): void {
    if (!this.#enhancement) {
      this.#fail(error);
      return;
    }
    this.#mustDraw = false;
    this.#report({
      phase: 'render',
      message:
        'its body threw an error, so its rendered content is missing. ' +
        'See the error below, and report it with the settings if they are correct.',
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
    if (!this.#isAlive) this.#begin();
    // After a change of language, the element keeps the former one until the words of the new one have come.
    else if (!this.#awaits(visitorWords.coming())) this.#refresh();
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

  /** The rendered content, or the nodes that the controller has built. */
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
    const { contract } = this.#definition;
    const silence = switchedOffBy(contract) ?? (this.#lacksFlag() ? 'feature' : undefined);
    if (silence) {
      this.#common.end();
      this.#tellSilence(silence);
      return true;
    }
    // A running element is not stopped for a delay: it would lose its state.
    if (this.#isAlive) return false;
    const holder = delayingAncestor(this.host);
    if (holder) {
      this.#watch(holder, DELAY_ATTRIBUTE);
      this.#tellSilence('delay');
    }
    return holder !== undefined || this.#awaitsChildren();
  }

  /**
   * A flag stands for the page builder's markup. Without it, an author's tag is drawn from its settings, and
   * markup of our printer comes alive.
   */
  #lacksFlag(): boolean {
    if (!isFlagOff(this.#definition.contract) || hasOwnMarkup(this.host)) return false;
    if (this.#isAlive) return this.#policy === 'enhance';
    if (!this.bodyShadow) unpackCopies(this.host, []);
    return this.#policyFor(this.host) === 'enhance';
  }

  #tellSilence(silence: Silence): void {
    if (this.#silence === silence) return;
    this.#silence = silence;
    const tell = ({ tellSilence }: typeof import('./silence')): void =>
      tellSilence(this.host, this.#definition.contract, silence);
    import('./silence').then(tell, () => {});
  }

  /**
   * Waits until the parser is past the host's children: a controller needs them, and they may decide the
   * policy. If the policy is always `replace`, they are only hidden, so they may arrive later.
   */
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
    this.store.reportProblems((source, problems) => warnOfProblems(this.host, source, problems));
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
    // Requested together with the code.
    const hasWords = !this.#awaits(visitorWords.coming());
    // Common behaviours start before the element: a background, for example, is measured after stretching.
    const areHere = isHere && hasWords && !this.#awaits(this.#common.coming);
    this.host.toggleAttribute(WAITING, !areHere);
    if (!areHere) return;
    this.#missing.forget();
    if (isEnhanced) this.#enhance(controller?.module as EnhanceModule);
    else this.#draw();
  }

  #awaits(coming: Promise<unknown> | undefined): boolean {
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
    this.host.setAttribute(ENHANCED, '');
    this.#watch(this.host, ENHANCED);
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
      this.#reportLoading('its rendered content is missing', error);
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

  /**
   * Schedules an update if the changed children require another policy, and so other code. Called while no
   * code runs: it is loading, or has failed to load.
   */
  #printedMeanwhile(): void {
    if (this.#policyFor(this.host) === this.#policy) return;
    this.#failed = undefined;
    this.due();
  }

  /** Registers the page's changes; true if the instance must start again. */
  #mustBeginAnew(): boolean {
    if (this.#isSetBack()) return true;
    if (this.#arePropsOther() && this.#isPolicyOther()) return true;
    const isInPlace = this.#policy === 'enhance' || !this.#shown;
    return this.#enhancement && isInPlace ? this.#isPrintedAnew() : this.#isDrawnAnew();
  }

  /** True if another script has set the markup back, and the controller cannot continue. */
  #isSetBack(): boolean {
    if (!this.#enhancement || this.host.hasAttribute(ENHANCED)) return false;
    this.host.setAttribute(ENHANCED, '');
    return !this.#enhancement.restore();
  }

  /** True if the policy may depend on the properties, and they have changed since it was decided. */
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

  /** In shadow DOM, changed children matter only if the policy may depend on them. */
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
    // A failure counts only if this code is still needed.
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
    this.host.removeAttribute(ENHANCED);
    this.#endDrawing();
    this.#enhancement?.end();
    this.#enhancement = undefined;
  }

  #endDrawing(): void {
    this.#drawing?.unmount();
    this.#drawing = undefined;
  }

  #fail(error: unknown): void {
    this.#failed = 'render';
    this.#report({
      phase: 'render',
      message:
        'its code threw an error, so its original content is shown. ' +
        'See the error below, and report it with the settings if they are correct.',
      cause: error,
    });
    this.due();
  }

  #loadFailed(error: unknown): void {
    this.#failed = 'load';
    this.host.removeAttribute(WAITING);
    this.#missing.retryWhenNeeded(this.#isEager);
    this.#reportLoading('its original content is shown', error);
    this.#settle();
  }

  get #isEager(): boolean {
    return (this.host.getAttribute('loading') ?? this.#definition.contract.loading) === 'eager';
  }

  #reportLoading(consequence: string, cause: unknown): void {
    this.#report({
      phase: 'load',
      message:
        `its code could not be loaded, so ${consequence}. ` +
        'Check the network, and that the whole library folder is published.',
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
    for (const speaker of speakers) speaker.configChanged?.();
  });
}
