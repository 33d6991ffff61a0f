/** What customers ask the workshop; the widgets that open and shut show it. */
export const questions = [
  {
    title: 'How long does a repair take?',
    text: 'A loose cover takes a week; a new spine three, since the leather has to rest.',
  },
  {
    title: 'Can you bind my thesis?',
    text: 'Yes, in linen or half leather, and two copies the same day if you come before ten.',
  },
  {
    title: 'Do you teach?',
    text: 'On Saturdays, six at a bench. You sew one book and take it home.',
  },
] as const;

/** The paths of the two icons of its titles: a cross, and a line. */
export const plus = 'M192 64h64v160h160v64H256v160h-64V288H32v-64h160z';
export const minus = 'M32 224h384v64H32z';
