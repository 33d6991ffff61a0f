import { type Contract, defineContract } from '../../../core/element';

/** What lives in a node of a type that no element of ours knows: only what any node may have. */
export const bareNode: Contract = defineContract({
  tag: 'nh-node',
  summary: 'A node of the page builder’s that only moves.',
  since: '0.2.0',
  props: {},
  settings: {},
  events: {},
  slots: {},
  parts: {},
  cssProperties: {},
  children: 'enhance',
  loading: 'visible',
  enhance: () => ({ styles: '', enhance: () => undefined }),
});
