import { type Contract, defineContract } from '../../core/element';

/** Contract for nodes without an element of ours: only motion settings apply. */
export const bareNode: Contract = defineContract({
  tag: 'nh-node',
  summary: 'A node of the page builder to which only motion settings apply.',
  since: '0.1.0',
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
