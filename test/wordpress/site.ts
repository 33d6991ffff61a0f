import { expect } from 'chai';
import type { Page } from 'puppeteer-core';
import { root } from '../../scripts/contracts';
import { logInAt } from '../../scripts/wordpress/log-in';
import { type RunningWordPress, startWordPress } from '../../scripts/wordpress/start';
import { newVisit, type Visit, type VisitOptions } from '../page-objects/site/browser';
import { shared } from '../shared';

/** Stand-ins of other plugins. */
export const standIns: readonly string[] = [
  'form-plugin',
  'page-builder',
  'builder-classes',
  'output',
  'header',
  'kit-media',
  'library',
].map((name) => `${root}test/wordpress/stand-ins/${name}.php`);

const sharedWordPress = shared(() => startWordPress({ mustUse: standIns }), {
  close: (running) => running.stop(),
});

/** The WordPress of this process's tests, once `useWordPress` has started it. */
export let wordPress: RunningWordPress;

/** Starts WordPress for the tests of a suite, each of which fails if PHP complains about the plugin. */
export function useWordPress(): void {
  before(async () => {
    wordPress = await sharedWordPress();
  });
  afterEach(async () => {
    expect(await wordPress.complaints()).to.equal('');
  });
}

/** Publishes a page as the administrator; returns its path. */
export function publish(name: string, content: string): string {
  const text = Buffer.from(content).toString('base64');
  wordPress.php(
    `wp_set_current_user( 1 ); wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => '${name}', 'post_name' => '${name}', 'post_content' => wp_slash( base64_decode( '${text}' ) ) ) );`,
  );
  return `/${name}/`;
}

/** The HTML of a page for visitors. */
export const read = async (path: string): Promise<string> =>
  (await fetch(wordPress.url + path)).text();

/** Opens a page in the browser. */
export const visit = (path: string, options: VisitOptions = {}): Promise<Visit> =>
  newVisit(wordPress.url + path, { alive: false, ...options });

/** Logs in through the form, as the administrator unless another name is given, at this process's WordPress or another. */
export const logIn = (page: Page, name = 'admin', site = wordPress.url): Promise<void> =>
  logInAt(page, site, name);

/** Sets the switches of the settings screen. */
export function setSwitches(switches: Readonly<Record<string, boolean>>): void {
  const pairs = Object.entries(switches).map(([name, isOn]) => `'${name}' => ${isOn}`);
  wordPress.php(`update_option( 'nh_elements', array( ${pairs.join(', ')} ) );`);
}

/** The complaints of a page, without those about pictures that WordPress asks other hosts for. */
export const ownComplaints = ({ complaints }: Visit): readonly string[] =>
  complaints.filter((text) => !text.includes('NAME_NOT_RESOLVED'));
