import { kitsConform } from './kits';
import { LoggedIn } from './logged-in';
import { siteTemplatesConform } from './site-templates';

const { NH_SITE: address = '', NH_NAME: name = '', NH_PASSWORD: password = '' } = process.env;

describe(`the running site ${address}`, () => {
  let person: LoggedIn;
  before(async () => {
    person = await LoggedIn.at(address, name, password);
  });

  describe('its kits', () => kitsConform(() => person));
  describe('its templates', () => siteTemplatesConform(() => person));
});
