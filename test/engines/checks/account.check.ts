import { expect } from 'chai';
import { check } from '../check';
import type { Visitor } from '../visitor';
import { PASSWORD } from '../ways/password';

const POPUP = 'nh-login-popup';
const ACCOUNT = 'nh-account-menu';
const ICON = '.site-header .ast-account-action-login';
const MENU = '.site-header .ast-account-action-menu';
const ITEM = '.site-header .ast-account-nav-menu a';
const USER = `${POPUP} #user_login`;

async function opened(visitor: Visitor): Promise<void> {
  await visitor.meet('/contact', POPUP);
  await visitor.click(ICON);
  await visitor.focuses(USER);
}

async function logIn(visitor: Visitor): Promise<void> {
  await opened(visitor);
  await visitor.type('admin');
  await visitor.fill(`${POPUP} #user_pass`, PASSWORD);
  await visitor.anew(() => visitor.press('Enter'));
  await visitor.alive(ACCOUNT);
}

check('the log-in dialog opens by a click, and again after its close button', async (visitor) => {
  await opened(visitor);
  await visitor.sees('dialog[open] #user_login');
  await visitor.click('.ast-hb-login-close');
  // Enter may come before the browser has told the page of the close.
  await visitor.focus(ICON);
  await visitor.press('Enter');
  await visitor.sees('dialog[open] #user_login');
  await visitor.focuses(USER);
  await visitor.click('.ast-hb-login-close');
  await visitor.misses('dialog[open]');
  await visitor.focuses(ICON);
});

check('the log-in dialog opens by Enter, and Escape gives the focus back', async (visitor) => {
  await visitor.meet('/contact', POPUP);
  await visitor.focus(ICON);
  await visitor.press('Enter');
  await visitor.focuses(USER);
  await visitor.press('Escape');
  await visitor.misses('dialog[open]');
  await visitor.focuses(ICON);
});

check(
  'a wrong password opens the log-in page with an error',
  async (visitor) => {
    await opened(visitor);
    await visitor.type('admin');
    await visitor.fill(`${POPUP} #user_pass`, 'wrong');
    await visitor.anew(() => visitor.press('Enter'));
    await visitor.reads('main [role="alert"]', 'password is wrong');
    expect(await visitor.value('[name="redirect_to"]')).to.equal('/contact');
  },
  { mayComplain: true },
);

check('the right password leads back to the page, with a menu that leads out', async (visitor) => {
  await logIn(visitor);
  await visitor.arrives('/contact');
  await visitor.finds(`${MENU}[aria-expanded="false"]`);
  await visitor.click(MENU);
  await visitor.sees(ITEM);
  await visitor.click('h1');
  await visitor.seesNo(ITEM);
  await visitor.focus(MENU);
  await visitor.press('Enter');
  await visitor.focuses(ITEM);
  await visitor.press('Escape');
  await visitor.seesNo(ITEM);
  await visitor.focuses(MENU);
  await visitor.press('Enter');
  await visitor.focuses(ITEM);
  await visitor.press('End');
  await visitor.focuses('.ast-account-nav-menu li:last-child a');
  await visitor.anew(() => visitor.press('Enter'));
  await visitor.finds(ICON);
});

check('a drawn account’s menu opens by a click and by keys', async (visitor) => {
  const button = `main ${ACCOUNT} [part="button"]`;
  const item = `main ${ACCOUNT} [part="item"]`;
  await visitor.meet('/header-tools', ACCOUNT);
  await visitor.click(button);
  await visitor.sees(item);
  await visitor.press('Escape');
  await visitor.seesNo(item);
  await visitor.focus(button);
  await visitor.press('Enter');
  await visitor.focuses(item);
});
