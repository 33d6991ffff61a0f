/** Detail of the events about items. */
export const itemEvent = {
  index: { kind: 'number', doc: 'Index of the item, from 0.' },
  title: { kind: 'text', doc: 'Text of the item’s title.' },
} as const;
