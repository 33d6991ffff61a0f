import type { RuleSet } from '../src/rules';

const REQUIRED = 'Please fill out this field.';
const TOO_LONG = 'This field has a too long input.';
const UNDEFINED = 'Undefined value was submitted through this field.';

/** The 27 countries of a select for visitors from the European Union. */
export const COUNTRIES = [
  ...['Austria', 'Belgium', 'Bulgaria', 'Croatia', 'Cyprus', 'Czechia', 'Denmark', 'Estonia'],
  ...['Finland', 'France', 'Germany', 'Greece', 'Hungary', 'Ireland', 'Italy', 'Latvia'],
  ...['Lithuania', 'Luxembourg', 'Malta', 'Netherlands', 'Poland', 'Portugal', 'Romania'],
  ...['Slovakia', 'Slovenia', 'Spain', 'Sweden'],
] as const;

export const EXTRAS = ['Breakfast', 'Parking', 'Crib', 'Dog', 'Sauna', 'Late check-out'] as const;

export const ROOMS = ['Single room', 'Double room', 'Apartment'] as const;

/**
 * The rules of a booking form of 12 fields, one for each kind of field of Contact Form 7, as its server
 * publishes them: with the default lengths and the default types of a file field.
 */
export const schema: RuleSet = {
  version: '2024-10',
  locale: 'en_US',
  rules: [
    { rule: 'required', field: 'your-name', error: REQUIRED },
    { rule: 'maxlength', field: 'your-name', threshold: 400, error: TOO_LONG },
    { rule: 'required', field: 'your-email', error: REQUIRED },
    { rule: 'email', field: 'your-email', error: 'Please enter an email address.' },
    { rule: 'maxlength', field: 'your-email', threshold: 400, error: TOO_LONG },
    { rule: 'required', field: 'phone', error: REQUIRED },
    { rule: 'tel', field: 'phone', error: 'Please enter a telephone number.' },
    { rule: 'maxlength', field: 'phone', threshold: 400, error: TOO_LONG },
    { rule: 'url', field: 'website', error: 'Please enter a URL.' },
    { rule: 'maxlength', field: 'website', threshold: 400, error: TOO_LONG },
    { rule: 'required', field: 'guests', error: REQUIRED },
    { rule: 'number', field: 'guests', error: 'Please enter a number.' },
    { rule: 'minnumber', field: 'guests', threshold: '1', error: 'Too small.' },
    { rule: 'maxnumber', field: 'guests', threshold: '20', error: 'Too large.' },
    { rule: 'required', field: 'arrival', error: REQUIRED },
    { rule: 'date', field: 'arrival', error: 'Please enter a date in YYYY-MM-DD format.' },
    { rule: 'mindate', field: 'arrival', threshold: '2024-01-01', error: 'Too early.' },
    { rule: 'maxdate', field: 'arrival', threshold: '2034-12-31', error: 'Too late.' },
    { rule: 'required', field: 'departure', error: REQUIRED },
    { rule: 'date', field: 'departure', error: 'Please enter a date in YYYY-MM-DD format.' },
    { rule: 'mindate', field: 'departure', threshold: '2024-01-02', error: 'Too early.' },
    { rule: 'required', field: 'message', error: REQUIRED },
    { rule: 'minlength', field: 'message', threshold: 10, error: 'Too short.' },
    { rule: 'maxlength', field: 'message', threshold: 2000, error: TOO_LONG },
    { rule: 'required', field: 'country', error: REQUIRED },
    { rule: 'maxitems', field: 'country', threshold: 1, error: 'Too many items.' },
    { rule: 'required', field: 'room', error: REQUIRED },
    { rule: 'maxitems', field: 'room', threshold: 1, error: 'Too many items.' },
    { rule: 'required', field: 'extras', error: REQUIRED },
    { rule: 'requiredfile', field: 'photo', error: REQUIRED },
    {
      rule: 'file',
      field: 'photo',
      accept: ['audio/*', 'video/*', 'image/*'],
      error: 'You are not allowed to upload files of this type.',
    },
    { rule: 'maxfilesize', field: 'photo', threshold: 1_048_576, error: 'Too large.' },
    { rule: 'enum', field: 'country', accept: COUNTRIES, error: UNDEFINED },
    { rule: 'enum', field: 'room', accept: ROOMS, error: UNDEFINED },
    { rule: 'enum', field: 'extras', accept: EXTRAS, error: UNDEFINED },
  ],
};

/** The form filled in without an error. */
export const validForm = formData({
  'your-name': 'Ada Lovelace',
  'your-email': 'ada.lovelace@example.com',
  phone: '+43 (512) 123-456',
  website: 'https://example.com/about',
  guests: '4',
  arrival: '2026-05-12',
  departure: '2026-05-15',
  message: `We should like to stay for three nights and hold a small workshop for twelve people.
Could you tell us whether the hall is free on the second day, and whether its windows can be
darkened? A projector is not needed. Two of us arrive by train and would be glad to be met.`,
  country: 'Italy',
  room: 'Double room',
  'extras[]': ['Breakfast', 'Parking', 'Sauna'],
  photo: new File(['…'], 'hall.jpg', { type: 'image/jpeg' }),
});

/** The form with an error in each of its 12 fields. */
export const invalidForm = formData({
  'your-name': ' ',
  'your-email': 'ada.lovelace@example',
  phone: '12345',
  website: 'example.com/about',
  guests: '21',
  arrival: '2023-12-31',
  departure: '15.05.2026',
  message: 'Hello',
  country: 'Atlantis',
  room: 'Tent',
  'extras[]': ['Breakfast', 'Helicopter'],
  photo: new File(['…'], 'hall.dwg'),
});

/** The values with the hidden inputs of Contact Form 7. */
function formData(values: Record<string, string | File | string[]>): FormData {
  const data = new FormData();
  data.append('_wpcf7', '1570');
  data.append('_wpcf7_version', '6.1.6');
  data.append('_wpcf7_locale', 'en_US');
  data.append('_wpcf7_unit_tag', 'wpcf7-f1570-p2-o1');
  data.append('_wpcf7_container_post', '2');
  data.append('_wpcf7_posted_data_hash', '');
  for (const [name, value] of Object.entries(values)) {
    for (const item of [value].flat()) {
      if (typeof item === 'string') data.append(name, item);
      else data.append(name, item, item.name);
    }
  }
  return data;
}
