import type { RuleSet } from '../src/rules';

/** The rules of a form of 12 fields, as a Contact Form 7 server publishes them. */
export const schema: RuleSet = {
  version: '2024-10',
  locale: 'en_US',
  rules: [
    { rule: 'required', field: 'full-name', error: 'Please fill out this field.' },
    { rule: 'maxlength', field: 'full-name', threshold: 400, error: 'Too long.' },
    { rule: 'required', field: 'email', error: 'Please fill out this field.' },
    { rule: 'email', field: 'email', error: 'Please enter an email address.' },
    { rule: 'maxlength', field: 'email', threshold: 400, error: 'Too long.' },
    { rule: 'url', field: 'website', error: 'Please enter a URL.' },
    { rule: 'maxlength', field: 'website', threshold: 400, error: 'Too long.' },
    { rule: 'required', field: 'phone', error: 'Please fill out this field.' },
    { rule: 'tel', field: 'phone', error: 'Please enter a telephone number.' },
    { rule: 'maxlength', field: 'phone', threshold: 400, error: 'Too long.' },
    { rule: 'number', field: 'guests', error: 'Please enter a number.' },
    { rule: 'minnumber', field: 'guests', threshold: '1', error: 'Too small.' },
    { rule: 'maxnumber', field: 'guests', threshold: '20', error: 'Too large.' },
    { rule: 'required', field: 'arrival', error: 'Please fill out this field.' },
    { rule: 'date', field: 'arrival', error: 'Please enter a date.' },
    { rule: 'mindate', field: 'arrival', threshold: '2024-01-01', error: 'Too early.' },
    { rule: 'maxdate', field: 'arrival', threshold: '2034-12-31', error: 'Too late.' },
    { rule: 'time', field: 'arrival-time', error: 'Please enter a time.' },
    { rule: 'date', field: 'delivery', error: 'Please enter a date.' },
    { rule: 'dayofweek', field: 'delivery', accept: [1, 2, 3, 4, 5], error: 'Not on weekends.' },
    {
      rule: 'enum',
      field: 'country',
      accept: ['Austria', 'Germany', 'Italy', 'Switzerland'],
      error: 'Undefined value.',
    },
    { rule: 'maxitems', field: 'country', threshold: 1, error: 'Too many items.' },
    { rule: 'required', field: 'topics', error: 'Please fill out this field.' },
    {
      rule: 'enum',
      field: 'topics',
      accept: ['Rooms', 'Prices', 'Events', 'Other'],
      error: 'Undefined value.',
    },
    { rule: 'number', field: 'budget', error: 'Please enter a number.' },
    { rule: 'minnumber', field: 'budget', threshold: '100', error: 'Too small.' },
    { rule: 'stepnumber', field: 'budget', base: '100', interval: 50, error: 'Not a step.' },
    { rule: 'required', field: 'message', error: 'Please fill out this field.' },
    { rule: 'minlength', field: 'message', threshold: 10, error: 'Too short.' },
    { rule: 'maxlength', field: 'message', threshold: 2000, error: 'Too long.' },
  ],
};

/** The form filled in without an error. */
export const validForm = formData({
  'full-name': 'Ada Lovelace',
  email: 'ada.lovelace@example.com',
  website: 'https://example.com/about',
  phone: '+43 (512) 123-456',
  guests: '4',
  arrival: '2026-05-12',
  'arrival-time': '14:30',
  delivery: '2026-05-13',
  country: 'Austria',
  'topics[]': ['Rooms', 'Prices'],
  budget: '450',
  message: 'We should like to stay for three nights and hold a small workshop.',
});

/** The form with an error in each of its 12 fields. */
export const invalidForm = formData({
  'full-name': ' ',
  email: 'ada.lovelace@example',
  website: 'example.com/about',
  phone: '12345',
  guests: '21',
  arrival: '2023-12-31',
  'arrival-time': '24:30',
  delivery: '2026-05-16',
  country: 'Atlantis',
  'topics[]': ['Rooms', 'Parking'],
  budget: '460',
  message: 'Hello',
});

function formData(values: Record<string, string | string[]>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const text of [value].flat()) data.append(name, text);
  }
  return data;
}
