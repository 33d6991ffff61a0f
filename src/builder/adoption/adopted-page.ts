import type { Loader } from '../../loader/adoption';
import type { BuilderConfig } from '../builder-config';
import { adoptedTypes } from './types';

/** Page configuration that adoption needs before any element code is loaded. */
export interface AdoptedPage extends BuilderConfig {
  /** The builder's name, which is the prefix of its classes. */
  readonly builder: string;
  /** Edit mode: settings may change at any time. */
  readonly isEdited: boolean;
  /** Static page: no behavior runs. */
  readonly isStatic: boolean;
  /** Scroll snapping of the page's sections is on. */
  readonly snaps: boolean;
  /** Active feature flags. */
  readonly features: readonly unknown[];
  /** Neither configuration says which flags are active: a printed widget is the proof of its flag. */
  readonly areFlagsUnknown: boolean;
}

/** Reads the page configuration: our printed configuration, with the builder's printed one as fallback. */
export async function adoptedPage({ config, isOn }: Loader, builder: string): Promise<AdoptedPage> {
  const isPrinted =
    Reflect.has(globalThis, `${builder}FrontendConfig`) ||
    document.getElementById(`${builder}-frontend-js-before`);
  const areFlagsUnknown = !isPrinted && config.features === undefined;
  const fromBuilder: BuilderConfig = isPrinted
    ? (await import('../builder-config')).builderConfig(builder, config.kit, isOn)
    : { fields: areFlagsUnknown ? { features: flags } : {} };
  const { mode, isStatic, features, pageSettings } = { ...fromBuilder.fields, ...config };
  return {
    ...fromBuilder,
    builder,
    isEdited: mode === 'edit',
    isStatic: isOn(isStatic),
    snaps: isOn(Object(pageSettings).scroll_snap),
    features: Array.isArray(features) ? features : [],
    areFlagsUnknown,
  };
}

/** All flags that the builder's nodes may need. */
const flags = Object.values(adoptedTypes).flatMap(({ feature }) => feature ?? []);
