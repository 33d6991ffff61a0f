<?php
/**
 * The site's answers to the needs of pages.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Data that only the site knows, as `dataNeeds` of `nh-elements/page` names them: menus, lists, the page, the site, its map. */
final class Site_Answers {

	/**
	 * The answers for a page.
	 *
	 * @return list<array{need: array<string, mixed>, answer: mixed}>
	 */
	public static function of( \WP_Post $post ): array {
		$answers = array(
			self::answer( 'site', self::site() ),
			self::answer( 'post', self::facts( $post, $post->post_excerpt ) ),
			self::answer( 'breadcrumbs', self::breadcrumbs( $post ) ),
			...self::menus( $post ),
			...self::lists(),
		);
		$map     = Site_Map::settings();
		return array() === $map ? $answers : array( ...$answers, self::answer( 'regions', array( 'settings' => $map ) ) );
	}

	/**
	 * An answer to a need.
	 *
	 * @param string               $kind   The kind of the need.
	 * @param mixed                $answer The answer.
	 * @param array<string, mixed> $more   Further keys of the need.
	 * @return array{need: array<string, mixed>, answer: mixed}
	 */
	public static function answer( string $kind, mixed $answer, array $more = array() ): array {
		return array(
			'need'   => array( 'kind' => $kind ) + $more,
			'answer' => $answer,
		);
	}

	/**
	 * Name, address and logo of the site.
	 *
	 * @return array<string, mixed>
	 */
	private static function site(): array {
		$site = array(
			'title' => self::text( get_bloginfo( 'name' ) ),
			'url'   => home_url( '/' ),
		);
		$logo = self::picture( (int) get_theme_mod( 'custom_logo' ) );
		return null === $logo ? $site : $site + array( 'logo' => $logo );
	}

	/**
	 * The facts of a page or of a post in a list.
	 *
	 * @param \WP_Post $post    The post.
	 * @param string   $excerpt Its excerpt, as HTML.
	 * @return array<string, mixed>
	 */
	public static function facts( \WP_Post $post, string $excerpt ): array {
		$facts   = array(
			'title'   => self::text( get_the_title( $post ) ),
			'url'     => (string) get_permalink( $post ),
			'excerpt' => self::text( $excerpt ),
			'date'    => (string) get_the_date( 'Y-m-d', $post ),
			'author'  => (string) get_the_author_meta( 'display_name', (int) $post->post_author ),
		);
		$picture = self::picture( (int) get_post_thumbnail_id( $post ) );
		return null === $picture ? $facts : $facts + array( 'picture' => $picture );
	}

	/**
	 * The path from the front page to a page.
	 *
	 * @return list<array<string, mixed>>
	 */
	private static function breadcrumbs( \WP_Post $post ): array {
		$links = array( array( 'title' => __( 'Home', 'nh-elements' ), 'url' => home_url( '/' ) ) );
		foreach ( array( ...array_reverse( get_post_ancestors( $post ) ), $post->ID ) as $id ) {
			$links[] = array(
				'title'     => self::text( get_the_title( $id ) ),
				'url'       => (string) get_permalink( $id ),
				'isCurrent' => $id === $post->ID,
			);
		}
		return $links;
	}

	/**
	 * All menus. The empty slug means the first one.
	 *
	 * @return list<array{need: array<string, mixed>, answer: mixed}>
	 */
	private static function menus( \WP_Post $post ): array {
		$answers = array();
		foreach ( wp_get_nav_menus() as $menu ) {
			$links     = self::links( (array) wp_get_nav_menu_items( $menu ), 0, $post );
			$answers[] = self::answer( 'menu', $links, array( 'slug' => $menu->slug ) );
		}
		return array() === $answers ? array() : array( self::answer( 'menu', $answers[0]['answer'], array( 'slug' => '' ) ), ...$answers );
	}

	/**
	 * The links of a menu below an item.
	 *
	 * @param list<\WP_Post> $items The items of the menu.
	 * @param int            $above The id of the item above them; 0 for none.
	 * @param \WP_Post       $post  The shown page.
	 * @return list<array<string, mixed>>
	 */
	private static function links( array $items, int $above, \WP_Post $post ): array {
		$links = array();
		foreach ( $items as $item ) {
			if ( $above === (int) $item->menu_item_parent ) {
				$links[] = array(
					'title'     => self::text( $item->title ),
					'url'       => (string) $item->url,
					'isCurrent' => $post->ID === (int) $item->object_id && 'post_type' === $item->type,
					'children'  => self::links( $items, (int) $item->ID, $post ),
				);
			}
		}
		return $links;
	}

	/**
	 * The lists of posts, works and forms. They are the same for all pages, so a request makes them once.
	 *
	 * @return list<array{need: array<string, mixed>, answer: mixed}>
	 */
	private static function lists(): array {
		static $lists = null;
		return $lists ??= array( ...Listed_Posts::answers(), ...Listed_Works::answers(), ...Listed_Forms::answers() );
	}

	/**
	 * A picture of the media library.
	 *
	 * @return array<string, mixed>|null
	 */
	private static function picture( int $id ): ?array {
		$file = 0 === $id ? false : wp_get_attachment_image_src( $id, 'full' );
		if ( ! is_array( $file ) ) {
			return null;
		}
		return array(
			'url'    => $file[0],
			'alt'    => (string) get_post_meta( $id, '_wp_attachment_image_alt', true ),
			'width'  => (int) $file[1],
			'height' => (int) $file[2],
		);
	}

	/** A text without tags and entities. */
	public static function text( string $html ): string {
		return html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES | ENT_HTML5, 'UTF-8' );
	}
}
