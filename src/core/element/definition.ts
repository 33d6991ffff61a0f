import { isResponsive } from '../settings';
import type { BodyModule, ChildrenPolicy, Contract, EnhanceModule } from './contract';
import type { Drawing, Root } from './drawing';
import type { Instance } from './instance';
import { LazyModule } from './lazy-module';

/** What React's module must have for the host, not in React's words: whoever only listens has no types of it. */
export interface DrawingModule {
  /** With it, since an instance that draws nothing needs none of it. */
  readonly Drawing: new (
    host: HTMLElement,
    shadow: ShadowRoot | null,
  ) => Drawing;
  bodyRoot(instance: Instance, body: BodyModule, container: Node): Root;
}

/** React and all that draws with it; one for all elements. */
export const drawingModule: LazyModule<DrawingModule> = new LazyModule(() => import('./react'));

/** A contract with its modules, shared by all its instances. */
export class Definition {
  readonly contract: Contract;
  readonly body: LazyModule<BodyModule> | undefined;
  readonly controller: LazyModule<EnhanceModule> | undefined;
  /** A setting may differ by the window's device. */
  readonly followsDevice: boolean;

  constructor(contract: Contract) {
    this.contract = contract;
    this.followsDevice = contract.settings !== undefined && isResponsive(contract.settings);
    this.body = contract.load && new LazyModule(contract.load);
    this.controller = contract.enhance && new LazyModule(contract.enhance);
  }

  /** What becomes of the children of `host`, by what is printed in it and by its properties. */
  policyFor(host: HTMLElement, props: object): ChildrenPolicy {
    const { children } = this.contract;
    return typeof children === 'function' ? children(host, props as never) : children;
  }

  /** Whether other properties may have another policy. */
  get hasPolicyByProps(): boolean {
    const { children } = this.contract;
    return typeof children === 'function' && children.length > 1;
  }

  /** Whether a controller brings the instance alive, or else the body is drawn. */
  isEnhanced(policy: ChildrenPolicy): boolean {
    return this.controller !== undefined && !(policy === 'replace' && this.body);
  }
}
