import { expect } from 'chai';
import { logIn, publish, read, setSwitches, useWordPress, visit, wordPress } from './site';

const items = '/wp-json/wp/v2/astra-portfolio';

describe('the works of the portfolio', () => {
  useWordPress();

  before(() => {
    setSwitches({ portfolio: true });
    wordPress.php(`
      wp_set_current_user( 1 );
      $picture = wp_insert_attachment( array( 'post_title' => 'Cover', 'post_mime_type' => 'image/png' ), '2026/11/cover.png' );
      wp_update_attachment_metadata( $picture, array( 'width' => 600, 'height' => 800, 'file' => '2026/11/cover.png', 'sizes' => array() ) );
      update_post_meta( $picture, '_wp_attachment_image_alt', 'A bound book' );
      $terms = array( wp_insert_term( 'Bindings', 'astra-portfolio-categories' )['term_id'], wp_insert_term( 'Papers', 'astra-portfolio-categories' )['term_id'] );
      foreach ( range( 1, 250 ) as $number ) {
        $work = wp_insert_post( array( 'post_type' => 'astra-portfolio', 'post_status' => 'publish', 'post_title' => "Work $number", 'meta_input' => array( '_thumbnail_id' => $picture, 'nh_elements_type' => 'image' ) ) );
        wp_set_object_terms( $work, $terms[ $number % 2 ], 'astra-portfolio-categories' );
      }`);
  });

  after(() => {
    wordPress.php(
      `foreach ( get_posts( array( 'post_type' => 'astra-portfolio', 'numberposts' => -1 ) ) as $work ) { wp_delete_post( $work->ID, true ); }`,
    );
    setSwitches({});
  });

  it('come with the size of their image', async () => {
    const response = await fetch(`${wordPress.url}${items}?per_page=100`);
    expect(response.headers.get('x-wp-total')).to.equal('250');
    const [work] = (await response.json()) as Record<string, unknown>[];
    expect(work).to.deep.include({
      'portfolio-type': 'image',
      'thumbnail-image-meta': { alt: 'A bound book', width: 600, height: 800 },
      'thumbnail-image-url': `${wordPress.url}/wp-content/uploads/2026/11/cover.png`,
    });
  });

  it('are shown, filtered and loaded page by page', async () => {
    const path = publish('works-page', '[nh_portfolio itemsperpage="24" paginationtype="button"]');
    const { page, leave } = await visit(path);
    const count = (): Promise<number> =>
      page.$$eval('nh-portfolio [data-id], nh-portfolio [part~="tile"]', (tiles) => tiles.length);
    await page.waitForFunction(() => /Work 250/.test(document.body.innerText));
    const first = await count();
    expect(first).to.be.greaterThan(0);
    await page.locator('::-p-xpath(//nh-portfolio//*[text()="Papers"])').click();
    await page.waitForFunction(() => !/Work 250/.test(document.body.innerText));
    expect(await page.evaluate(() => document.body.innerText)).to.contain('Work 249');
    await leave();
  });

  it('are changed by those who may edit them only, with addresses that are safe', async () => {
    const id = wordPress.php(
      `echo get_posts( array( 'post_type' => 'astra-portfolio', 'numberposts' => 1 ) )[0]->ID;`,
    );
    const refused = await fetch(`${wordPress.url}${items}/${id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ meta: { nh_elements_site_url: 'https://one.example/' } }),
    });
    expect(refused.status).to.equal(401);
    const { page, leave } = await visit('/');
    await logIn(page);
    await page.goto(`${wordPress.url}/wp-admin/`);
    const saved = await page.evaluate(async (work) => {
      const nonce = await (await fetch('/wp-admin/admin-ajax.php?action=rest-nonce')).text();
      const response = await fetch(`/wp-json/wp/v2/astra-portfolio/${work}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-wp-nonce': nonce },
        body: JSON.stringify({
          meta: { nh_elements_site_url: 'javascript:alert(1)', nh_elements_type: 'iframe' },
        }),
      });
      return response.json();
    }, id);
    expect(saved).to.include({ 'astra-site-url': '', 'portfolio-type': 'iframe' });
    await leave();
  });

  it('do not exist while the switch is off', async () => {
    setSwitches({});
    expect(JSON.parse(await read(items))).to.include({ code: 'rest_no_route' });
    setSwitches({ portfolio: true });
  });
});
