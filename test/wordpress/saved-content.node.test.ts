import { expect } from 'chai';
import { read, useWordPress, wordPress } from './site';

/** Publishes a post as an author, who may not write any HTML; returns its path and the saved content. */
function publishAsAuthor(name: string, content: string): { path: string; saved: string } {
  const text = Buffer.from(content).toString('base64');
  const saved = wordPress.php(
    `$id = username_exists( 'writer' ) ?: wp_insert_user( array( 'user_login' => 'writer', 'user_pass' => 'password', 'user_email' => 'writer@example.org', 'role' => 'author' ) ); wp_set_current_user( $id ); kses_init(); $post = wp_insert_post( array( 'post_status' => 'publish', 'post_title' => '${name}', 'post_name' => '${name}', 'post_content' => wp_slash( base64_decode( '${text}' ) ) ) ); echo get_post( $post )->post_content;`,
  );
  return { path: `/${name}/`, saved };
}

describe('the saved content of an author who may not write any HTML', () => {
  useWordPress();

  it('holds no script in a setting of a shortcode, however it is written', async () => {
    const hostile = '&lt;img src=x onerror=alert(1)&gt;&lt;b&gt;Bold&lt;/b&gt;';
    const { path, saved } = publishAsAuthor(
      'hostile-author',
      `[nh_text_editor editor="${hostile}"] [nh_accordion items='&#91;{ "title": "One", "content": "${hostile}" }&#93;']Text[/nh_accordion] [nh_counter suffix=" %"]`,
    );
    expect(saved).not.to.contain('onerror');
    const html = await read(path);
    expect(html).not.to.contain('onerror');
    expect(html).to.contain('Bold').and.to.contain('One').and.to.contain('>Text</nh-accordion>');
    expect(html).to.contain('{&quot;suffix&quot;:&quot; %&quot;}');
  });

  it('holds no script in a setting of a block', async () => {
    const { path, saved } = publishAsAuthor(
      'hostile-block',
      `<!-- wp:nh-elements/text-editor {"settings":{"editor":"\\u003cimg src=x onerror=alert(1)\\u003e\\u003cb\\u003eBold\\u003c/b\\u003e"}} /-->`,
    );
    expect(saved).not.to.contain('onerror');
    expect(await read(path))
      .to.contain('Bold')
      .and.not.to.contain('onerror');
  });
});
