import 'nh-elements/define/contact-form';

const form = document.createElement('nh-contact-form');
form.formId = '7';
form.addEventListener('nh-form-mailsent', ({ detail }) => detail.contactFormId.toFixed());
await form.updateComplete;
// @ts-expect-error: a text
form.formId = 7;
