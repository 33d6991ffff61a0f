/** What the events of items tell. */
export const itemEvent = {
  index: { kind: 'number', doc: 'The item’s place, from 0.' },
  title: { kind: 'text', doc: 'The text of its title.' },
} as const;
