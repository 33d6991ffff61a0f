import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import type { BodyModule } from '../contract';
import type { Root } from '../drawing';
import { drawBatchesBy } from '../flush';
import type { Instance } from '../instance';
import { registerContainer } from './host-root';
import { ReactRoot } from './react-root';

drawBatchesBy(flushSync);

type AnyProps = Readonly<Record<string, unknown>>;

/** Creates the React root that renders an instance's body into `container`. */
export function bodyRoot(instance: Instance, { default: Body }: BodyModule, container: Node): Root {
  registerContainer(container, { instance, Body: Body as ComponentType<AnyProps> });
  return new ReactRoot(container);
}
