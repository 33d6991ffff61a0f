import { findContracts } from '../../scripts/contracts';
import type { Example } from '../../src/core/element/example';
import { parts } from '../../src/print/parts';

/** An element with the widget by which a page contains it. */
export interface PrintedElementKind {
  readonly widgetType: string;
  readonly tag: string;
  readonly name: string;
  readonly examples: readonly Example[];
}

const contracts = await findContracts();

/** The name of an element's widget: that of the page builder, else its tag. */
function widgetTypeOf({ contract }: (typeof contracts)[number]): string {
  const builderType = /^(.+)\.default$/.exec(contract.adopts?.type ?? '')?.[1];
  return builderType ?? contract.tag;
}

/** The elements that are printed as widgets. */
export const elementKinds: readonly PrintedElementKind[] = contracts.flatMap((found) => {
  const widgetType = widgetTypeOf(found);
  const { name, examples, contract } = found;
  return parts.widgets(widgetType) ? [{ widgetType, tag: contract.tag, name, examples }] : [];
});

/** The tags of printed elements whose code does not wait until they are in view. */
export const earlyContracts: readonly string[] = contracts
  .filter(({ contract: { loading, tag } }) => {
    return loading !== 'visible' && elementKinds.some((kind) => kind.tag === tag);
  })
  .map(({ contract }) => contract.tag);

/** The tags of the elements that no widget prints. */
export const otherTags: readonly string[] = contracts
  .map(({ contract }) => contract.tag)
  .filter((tag) => !elementKinds.some((kind) => kind.tag === tag));

/** The settings of a widget by which a page contains an example: the form of the example is a setting too. */
export function settingsOf(example: Example): readonly object[] {
  if (!('settings' in example)) return [];
  const { 'form-id': id } = example.attributes ?? {};
  return [{ ...(id && { id }), ...example.settings }];
}

/** Settings with which each widget prints its tag by the site's answers. */
const needy = { id: 7, menu: 'main', login_url: '/login', editor: 'Paper', drop_cap: 'yes' };

/** Pages' settings of each widget: those of its examples, and none. */
export function sampleSettings({ examples }: PrintedElementKind): readonly object[] {
  return [...examples.flatMap(settingsOf), needy];
}
