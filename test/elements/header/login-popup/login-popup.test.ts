import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { configure, defineElements } from '../../../../src';
import { breakConsole, consoleDuring } from '../../../page-objects/captured-console';
import { until } from '../../../page-objects/until';

defineElements({ tags: ['nh-login-popup'] });

const form =
  '<form action="/login" method="post"><input type="hidden" name="to"><input name="log" aria-label="Name"></form>';
const printed =
  '<div id="ast-hb-account-login-wrap" class="ast-hb-account-login-wrapper"><div class="ast-hb-account-login-bg"></div>' +
  `<button id="ast-hb-login-close" class="ast-hb-login-close" aria-label="Close popup">×</button>${form}</div>`;

let host: HTMLElementTagNameMap['nh-login-popup'];
let opener: HTMLAnchorElement;
/** Clicks that reached the page, since no listener has stopped them. */
let passed: boolean[] = [];

async function placed(content = form, settings: object = {}): Promise<void> {
  const box = document.body.appendChild(document.createElement('main'));
  box.innerHTML = '<a class="ast-account-action-login" href="#login"><i>☺</i></a><nh-login-popup>';
  opener = box.querySelector('a') as HTMLAnchorElement;
  host = box.querySelector('nh-login-popup') as typeof host;
  host.settings = settings;
  host.innerHTML = content;
  passed = [];
  box.addEventListener('click', (event) => {
    if (!opener.contains(event.target as Node)) return;
    passed.push(event.defaultPrevented);
    event.preventDefault();
  });
  await host.updateComplete;
}

const find = (selector: string) => host.querySelector(selector) as HTMLElement;
const dialog = () => host.querySelector('dialog') as HTMLDialogElement;
const icon = () => opener.firstElementChild as HTMLElement;
const closed = () =>
  new Promise((resolve) => dialog().addEventListener('close', resolve, { once: true }));

afterEach(async () => {
  document.querySelector('body > main')?.remove();
  await host.updateComplete;
  configure({ account: undefined });
});

describe('<nh-login-popup> around the CMS’s form', () => {
  it('opens from the icon, focuses the first field and locks scrolling', async () => {
    await placed();
    expect(find('form').checkVisibility()).to.equal(false);
    icon().click();
    expect([dialog().open, dialog().matches(':modal'), passed]).to.deep.equal([true, true, []]);
    expect(document.activeElement).to.equal(find('[name="log"]'));
    expect(document.body.style.overflow).to.equal('hidden');
  });

  for (const [how, close] of [
    ['its close button', () => find('.nh-login-close').click()],
    ['Escape', () => sendKeys({ press: 'Escape' })],
    ['the backdrop', () => pressOn(dialog())],
  ] as const) {
    it(`closes by ${how}, lets the page go and gives the focus back`, async () => {
      await placed();
      const told: string[] = [];
      host.addEventListener('nh-login-close', ({ type }) => told.push(type));
      icon().click();
      const done = closed();
      await close();
      await done;
      expect(document.activeElement).to.equal(opener);
      expect(document.body.style.overflow).to.equal('');
      expect(told).to.deep.equal(['nh-login-close']);
    });
  }

  it('stays open and keeps the focus when it is opened again before its close event', async () => {
    await placed(printed);
    const told: string[] = [];
    for (const type of ['nh-login-open', 'nh-login-close'])
      host.addEventListener(type, () => told.push(type));
    icon().click();
    const reported = closed();
    find('.ast-hb-login-close').click();
    icon().click();
    await reported;
    expect(dialog().open).to.equal(true);
    expect(find('.ast-hb-account-login-wrapper').classList.contains('show')).to.equal(true);
    expect(document.activeElement).to.equal(find('[name="log"]'));
    expect(told).to.deep.equal(['nh-login-open', 'nh-login-close', 'nh-login-open']);
    const done = closed();
    find('.ast-hb-login-close').click();
    await done;
    expect(document.body.style.overflow).to.equal('');
  });

  it('stays open when a drag that began in a field ends outside', async () => {
    await placed();
    icon().click();
    find('[name="log"]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog().click();
    expect(dialog().open).to.equal(true);
  });

  it('uses the theme’s close button and backdrop, and shows its box', async () => {
    await placed(printed);
    expect(host.querySelector('.nh-login-close')).to.equal(null);
    icon().click();
    expect(find('.ast-hb-account-login-wrapper').classList.contains('show')).to.equal(true);
    const done = closed();
    find('.ast-hb-login-close').click();
    await done;
    expect(find('.ast-hb-account-login-wrapper').classList.contains('show')).to.equal(false);
    icon().click();
    const again = closed();
    pressOn(find('.ast-hb-account-login-bg'));
    await again;
  });

  it('acts once even if the theme’s own script listens on the icon', async () => {
    await placed();
    let heard = 0;
    opener.addEventListener('click', () => heard++);
    icon().click();
    expect(heard).to.equal(0);
  });

  it('leaves clicks that open a new tab to the browser', async () => {
    await placed();
    icon().dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true }),
    );
    expect([dialog().open, passed]).to.deep.equal([false, [false]]);
  });

  it('lets the browser follow the link if the page cancels the event', async () => {
    await placed();
    host.addEventListener('nh-login-open', (event) => event.preventDefault());
    icon().click();
    expect([dialog().open, passed]).to.deep.equal([false, [false]]);
  });

  for (const account of [
    { hf_account_logout_action: 'link' },
    { hf_account_logout_action: 'modal' },
    { hf_account_logout_action: ['login'] },
    { is_header_builder_active: '' },
  ]) {
    it(`leaves the icon a link with ${JSON.stringify(account)}`, async () => {
      configure({ account });
      await placed();
      icon().click();
      expect(passed).to.deep.equal([false]);
      expect(find('form').checkVisibility()).to.equal(false);
    });
  }

  for (const account of [
    { hf_account_logout_action: '' },
    { hf_account_logout_action: null },
    {},
  ]) {
    it(`opens with ${JSON.stringify(account)}, which says nothing of it`, async () => {
      configure({ account });
      await placed();
      icon().click();
      expect(dialog().open).to.equal(true);
    });
  }

  it('is removed when the site makes the icon a link, and returns with the same form', async () => {
    await placed();
    const printedForm = find('form');
    icon().click();
    configure({ account: { hf_account_logout_action: 'link' } });
    await host.updateComplete;
    expect([host.querySelector('dialog'), document.body.style.overflow]).to.deep.equal([null, '']);
    expect(printedForm.checkVisibility()).to.equal(false);
    configure({ account: undefined });
    await host.updateComplete;
    icon().click();
    expect(printedForm.checkVisibility()).to.equal(true);
  });

  it('restores form and page when it is removed', async () => {
    await placed();
    icon().click();
    host.remove();
    await host.updateComplete;
    expect(host.innerHTML).to.equal(form);
    expect(document.body.style.overflow).to.equal('');
    document.querySelector('main')?.append(host);
    await host.updateComplete;
    icon().click();
    expect(dialog().open).to.equal(true);
  });
});

describe('<nh-login-popup> without a form', () => {
  it('draws a form with the CMS’s field names and only safe addresses', async () => {
    await placed('', {
      login_url: '/wp-login.php',
      redirect_to: '/shop',
      register_url: 'javascript:alert(1)',
      lost_password_url: '/lost',
    });
    const names = [...host.querySelectorAll('input')].map(({ name }) => name);
    expect(names).to.deep.equal(['log', 'pwd', 'rememberme', 'redirect_to']);
    const drawn = host.querySelector('form') as HTMLFormElement;
    expect([drawn.action, drawn.method]).to.deep.equal([`${location.origin}/wp-login.php`, 'post']);
    expect([...host.querySelectorAll('a')].map((link) => link.textContent)).to.deep.equal([
      'Lost your password?',
    ]);
  });

  it('keeps typed text and close button when messages and settings arrive late', async () => {
    await placed('', { login_url: '/wp-login.php' });
    icon().click();
    const name = find('[name="log"]') as HTMLInputElement;
    name.value = 'mara';
    configure({ messages: { 'login.submit': 'Enter' } });
    host.settings = {
      login_url: '/wp-login.php',
      title: 'Your account',
      lost_password_url: '/lost',
    };
    await host.updateComplete;
    expect([dialog().open, document.activeElement === name, name.value]).to.deep.equal([
      true,
      true,
      'mara',
    ]);
    expect(find('[type="submit"]').textContent).to.equal('Enter');
    expect(dialog().ariaLabel).to.equal('Your account');
    expect(find('form a').textContent).to.equal('Lost your password?');
    expect(find('.nh-login-close')).not.to.equal(null);
    configure({ messages: undefined });
  });

  it('is replaced by a form that the page prints late', async () => {
    await placed('', { login_url: '/wp-login.php' });
    host.insertAdjacentHTML('beforeend', form);
    await until(() => find('dialog form')?.getAttribute('action') === '/login');
    icon().click();
    expect([dialog().open, host.querySelectorAll('form').length]).to.deep.equal([true, 1]);
  });

  it('leaves the icon a link and reports it if login_url is missing', async () => {
    const errors = await consoleDuring('error', async () => {
      await placed('');
      icon().click();
    });
    expect(passed).to.deep.equal([false]);
    expect(errors.map(([, element]) => element)).to.deep.equal([host]);
  });

  it('works even if an error tracker throws when it reports', async () => {
    const restore = breakConsole('error');
    try {
      await placed('');
      host.settings = { login_url: '/wp-login.php' };
      await host.updateComplete;
      icon().click();
      expect(dialog().open).to.equal(true);
    } finally {
      restore();
    }
  });
});

function pressOn(target: Element): void {
  target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  (target as HTMLElement).click();
}
