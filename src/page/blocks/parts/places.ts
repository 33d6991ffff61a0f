/** The place of a box in its row, by the page builder's alignment: left and right mean start and end. */
export const places = {
  left: 'start',
  start: 'start',
  center: 'center',
  right: 'end',
  end: 'end',
} as const;
