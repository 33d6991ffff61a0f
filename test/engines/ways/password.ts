/** The password of the site under check; its account is `admin`. */
export const PASSWORD = 'open sesame';
