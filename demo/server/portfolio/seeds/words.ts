/** The words of generated titles and texts. */

export const places = [
  'Underbridge',
  'Weirside',
  'Saltmarsh',
  'Hazel Down',
  'Kirk Ashby',
  'Low Ferry',
  'Tern Island',
  'Millrace',
  'Long Acre',
  'Fennick',
  'Otterburn Quay',
  'Great Linden',
  'Stonehythe',
  'Marlow End',
  'St Bride’s',
  'Überlingen',
  'Orléans',
] as const;

export const people = [
  'Ada Fenn',
  'Wren Alder',
  'Tomas Hale',
  'Ines Okafor',
  'Josef Brandt',
  'Mei-Lin Chao',
  'Édith Moreau',
  'Ravi Menon',
  'Clara Voss',
  'Samuel Pike',
  'Noor Haddad',
  'Hedda Lund',
  'Old Mr Tarrant',
  'Beatrix Crowe',
  'Ewan MacLeod',
  'Yuki Arai',
] as const;

export const families = ['Alder', 'Pike', 'Haddad', 'Crowe', 'Tarrant', 'Lund', 'Voss', 'Menon'];

export const books = [
  'The Tide Tables',
  'A Herbal in Two Volumes',
  'Recipes & Remedies',
  'The Log of the Good Intent',
  'Psalms for the Weir Chapel',
  'The Compleat Angler',
  'A Country Atlas',
  'Birds of the Estuary',
  'The Book of Hours',
  'Letters from the Lighthouse',
  'Of Bees & Their Keeping',
  'The Midwife’s Ledger',
  'Songs without a Choir',
  'The Mill Accounts',
  'Pattern Book of a Weaver',
  'The Railway Timetable',
  'Moths by Moonlight',
  'A Grammar of Ornament',
  'The Sea Rose and Other Poems',
  'Stories for a Wet Afternoon',
  'Wild Apples',
  'The Visitors’ Book',
  'The Night Ferry',
  'A Dictionary of Weather',
] as const;

export const materials = [
  'green goatskin',
  'half calf',
  'oatmeal buckram',
  'indigo linen',
  'madder cloth',
  'vellum-tipped paper',
  'quarter leather',
  'black goatskin',
  'grey Irish linen',
  'paste paper over boards',
] as const;

export const marbles = [
  'Stone marble',
  'Turkish spot',
  'Nonpareil',
  'Peacock',
  'Bouquet',
  'French curl',
  'Italian vein',
  'Spanish wave',
  'Feather',
  'Gel-git',
] as const;

export const inks = [
  'indigo',
  'madder',
  'ochre',
  'walnut',
  'verdigris',
  'lamp black',
  'rose',
  'weld',
  'slate',
  'bone white',
] as const;

export const occasions = [
  'Wedding album',
  'Christening book',
  'Golden wedding',
  'A year in letters',
  'Guest book',
  'Herbarium',
  'Ferry stamps',
  'Regatta album',
  'Garden diary',
  'Photographs, 1961–64',
] as const;

export const trades = [
  '& Daughters, booksellers',
  'Press',
  'Reading Rooms',
  'Book Festival',
  'Poetry Weekend',
  'Friends of the Library',
  'Museum of Print',
  'Letterpress Fair',
  'Story Tent',
  'Antiquarian Books',
] as const;
