import { kitsConform } from '../../conformance/kits';
import { LoggedIn } from '../../conformance/logged-in';
import { siteForTests } from '../site';
import { adminPassword } from './administrator';

describe('the kits of the demo site', () => {
  const site = siteForTests({ adminPassword });

  let ada: LoggedIn;
  before(async () => {
    ada = await LoggedIn.at(site().url, 'admin', adminPassword);
  });

  kitsConform(() => ada);
});
