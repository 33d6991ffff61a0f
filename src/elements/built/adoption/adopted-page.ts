import type { Loader } from '../../../core/loading/adoption';
import type { BuilderConfig } from '../builder-config';

/** What adoption must know of a page before any code of elements is here. */
export interface AdoptedPage extends BuilderConfig {
  /** The builder's name, as its classes begin. */
  readonly builder: string;
  /** Settings may change at any time. */
  readonly isEdited: boolean;
  /** Nothing runs at all. */
  readonly isStatic: boolean;
  /** Its sections snap while it is scrolled. */
  readonly snaps: boolean;
  /** The feature flags that are on. */
  readonly features: readonly unknown[];
}

/** The page as its printed configurations say: ours, and beneath it that of the builder's script. */
export async function adoptedPage({ config, isOn }: Loader, builder: string): Promise<AdoptedPage> {
  const isPrinted =
    Reflect.has(globalThis, `${builder}FrontendConfig`) ||
    document.getElementById(`${builder}-frontend-js-before`);
  const fromBuilder: BuilderConfig = isPrinted
    ? (await import('../builder-config')).builderConfig(builder, config.kit, isOn)
    : { fields: {} };
  const { mode, isStatic, features, pageSettings } = { ...fromBuilder.fields, ...config };
  return {
    ...fromBuilder,
    builder,
    isEdited: mode === 'edit',
    isStatic: isOn(isStatic),
    snaps: isOn(Object(pageSettings).scroll_snap),
    features: Array.isArray(features) ? features : [],
  };
}
