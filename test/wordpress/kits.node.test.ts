import { kitsConform } from '../conformance/kits';
import { LoggedIn } from '../conformance/logged-in';
import { useWordPress, wordPress } from './site';

describe('the kits of a WordPress site without the page builder', () => {
  useWordPress();
  before(() => {
    wordPress.php("update_option( 'nh_stand_in_no_builder', '1' );");
  });
  after(() => {
    wordPress.php("delete_option( 'nh_stand_in_no_builder' );");
  });

  let ada: LoggedIn;
  before(async () => {
    ada = await LoggedIn.at(wordPress.url, 'admin', 'password');
  });

  kitsConform(() => ada);
});

describe('the kits of a WordPress site with the page builder', () => {
  useWordPress();

  let ada: LoggedIn;
  before(async () => {
    ada = await LoggedIn.at(wordPress.url, 'admin', 'password');
  });

  kitsConform(() => ada);
});
