import { isResponsive } from '../settings';
import type { BodyModule, ChildrenPolicy, Contract, EnhanceModule } from './contract';
import type { Drawing, Root } from './drawing';
import type { Instance } from './instance';
import { LazyModule } from './lazy-module';

/**
 * The exports of the React module that the host uses. React's types are not used here, because projects
 * that only listen to events need not install them.
 */
export interface DrawingModule {
  /** Part of this module, because an instance that renders nothing needs no `Drawing`. */
  readonly Drawing: new (
    host: HTMLElement,
    shadow: ShadowRoot | null,
  ) => Drawing;
  bodyRoot(instance: Instance, body: BodyModule, container: Node): Root;
}

/** React and everything that renders with it, loaded once for all elements. */
export const drawingModule: LazyModule<DrawingModule> = new LazyModule(() => import('./react'));

/** A contract with its modules, shared by all its instances. */
export class Definition {
  readonly contract: Contract;
  readonly body: LazyModule<BodyModule> | undefined;
  readonly controller: LazyModule<EnhanceModule> | undefined;
  /** True if a setting may have other values on other devices. */
  readonly followsDevice: boolean;

  constructor(contract: Contract) {
    this.contract = contract;
    this.followsDevice = contract.settings !== undefined && isResponsive(contract.settings);
    this.body = contract.load && new LazyModule(contract.load);
    this.controller = contract.enhance && new LazyModule(contract.enhance);
  }

  /** Returns how the children of `host` are treated, given its markup and properties. */
  policyFor(host: HTMLElement, props: object): ChildrenPolicy {
    const { children } = this.contract;
    return typeof children === 'function' ? children(host, props as never) : children;
  }

  /** True if the policy may depend on the properties. */
  get hasPolicyByProps(): boolean {
    const { children } = this.contract;
    return typeof children === 'function' && children.length > 1;
  }

  /** True if a controller enhances the instance; false if the body is rendered. */
  isEnhanced(policy: ChildrenPolicy): boolean {
    return this.controller !== undefined && (policy === 'enhance' || !this.body);
  }
}
