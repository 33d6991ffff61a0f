import { expect } from 'chai';
import { KitWork } from '../conformance/kit-session';
import { LoggedIn } from '../conformance/logged-in';
import type { ZipFiles } from '../demo/kits/zip';
import { setSwitches, useWordPress, wordPress } from './site';

type Entries = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Manifest {
  readonly content: { readonly page: Entries };
  readonly templates: Entries;
  readonly 'wp-content': { readonly 'astra-portfolio': Entries };
}

describe('an export for the page builder from WordPress', () => {
  useWordPress();

  let ids: Readonly<Record<'page' | 'draft' | 'work' | 'header' | 'kit', number>>;
  let term: number;
  let files: ZipFiles;
  const manifest = (): Manifest => files.json('manifest.json') as Manifest;
  const page = (id: number) => files.json(`content/page/${id}.json`) as Record<string, unknown>;
  before(async () => {
    setSwitches({ portfolio: true });
    [ids, term] = JSON.parse(
      wordPress.php(`
        wp_set_current_user( 1 );
        $page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Front', 'post_name' => 'front', 'post_content' => '<!-- wp:paragraph --><p>In blocks</p><!-- /wp:paragraph -->' ) );
        set_post_thumbnail( $page, \\NhElements\\Kit_Pictures::store( base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==' ) ) );
        update_option( 'show_on_front', 'page' );
        update_option( 'page_on_front', $page );
        $draft = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'draft', 'post_title' => 'Not yet', 'post_parent' => $page, 'post_content' => '<a href="' . home_url( '/' ) . '">Home</a> <a href="' . home_url( '/elsewhere/' ) . '">Else</a>' ) );
        $work = wp_insert_post( array( 'post_type' => 'astra-portfolio', 'post_status' => 'publish', 'post_title' => 'Bound ]]> book', 'post_content' => '<p>Cloth</p>' ) );
        [ $term ] = wp_set_object_terms( $work, 'Papers', 'astra-portfolio-categories' );
        $template = static fn ( $title, $type ) => wp_insert_post( array( 'post_type' => \\NhElements\\Templates::post_type(), 'post_status' => 'publish', 'post_title' => $title, 'meta_input' => array( \\NhElements\\Templates::type_field() => $type ) ) );
        $header = $template( 'Main header', 'header' );
        $kit = $template( 'Default Kit', 'kit' );
        update_option( 'nh_stand_in_seconds', 0 );
        echo wp_json_encode( array( compact( 'page', 'draft', 'work', 'header', 'kit' ), $term ) );`),
    );
    const work = new KitWork(await LoggedIn.at(wordPress.url, 'admin', 'password'));
    // Each request stops after its first document.
    files = await work.files({ format: 'elementor' });
  });
  after(() => {
    wordPress.php(
      `delete_option( 'nh_stand_in_seconds' ); update_option( 'show_on_front', 'posts' ); delete_option( 'page_on_front' ); wp_delete_attachment( get_post_thumbnail_id( ${ids.page} ), true ); foreach ( array( ${Object.values(ids).join()} ) as $post ) { wp_delete_post( $post, true ); } wp_delete_term( ${term}, 'astra-portfolio-categories' );`,
    );
    setSwitches({});
  });

  it('has the front page with its whole picture address, and pages of blocks as a text', () => {
    const entry = manifest().content.page[ids.page];
    expect(entry).to.include({ title: 'Front', url: `${wordPress.url}/`, show_on_front: true });
    expect(entry?.thumbnail).to.match(/^http:.*\/wp-content\/uploads\/.*\.png$/);
    const text = JSON.stringify(page(ids.page));
    expect(text).to.contain('"widgetType":"text-editor"').and.to.contain('<p>In blocks</p>');
  });

  it('keeps a draft a draft below its page, with addresses after the import', () => {
    expect(manifest().content.page[ids.draft]).to.include({ post_parent: ids.page });
    const { settings, content } = page(ids.draft);
    expect(settings).to.deep.equal({ post_title: 'Not yet', post_status: 'draft' });
    expect(JSON.stringify(content))
      .to.contain('href=\\"/\\"')
      .and.to.contain(`href=\\"${wordPress.url}/elsewhere/\\"`);
  });

  it('has templates, but not the post in which the builder keeps the site’s settings', () => {
    expect(manifest().templates[ids.header]).to.include({ title: 'Main header' });
    expect(manifest().templates).not.to.have.property(String(ids.kit));
  });

  it('has works as WordPress exports posts, with their HTML and terms', () => {
    const entry = { id: ids.work, title: 'Bound ]]> book' };
    expect(manifest()['wp-content']['astra-portfolio'][ids.work]).to.deep.equal(entry);
    const name = 'wp-content/astra-portfolio/astra-portfolio.xml';
    const xml = Buffer.from(files.bytes(name)).toString();
    expect(xml).to.contain('<content:encoded><![CDATA[<p>Cloth</p>]]>');
    expect(xml).to.contain('<title><![CDATA[Bound ]]]]><![CDATA[> book]]></title>');
    expect(xml).to.contain('domain="astra-portfolio-categories" nicename="papers"');
  });
});
