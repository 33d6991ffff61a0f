<?php
/**
 * Saved blocks.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** Content that stands on many pages and is edited once: a post type of its own, with WordPress's revisions. */
final class Saved_Blocks {

	/** The post type. */
	public const TYPE = 'nh_elements_block';

	/** The text that every document with a saved block has in its JSON. */
	public const SIGN = '"templateID"';

	/** The name of the meta field with the number that each change increases. */
	private const REVISION = '_nh_elements_block_revision';

	/** Registers the post type. */
	public static function register(): void {
		$type = array(
			'label'               => __( 'Global blocks', 'nh-elements' ),
			'public'              => false,
			'exclude_from_search' => true,
			'can_export'          => true,
			'rewrite'             => false,
			'supports'            => array( 'title', 'author', 'revisions' ),
			'capability_type'     => 'page',
			'map_meta_cap'        => true,
		);
		register_post_type( self::TYPE, $type );
	}

	/**
	 * All blocks, sorted by title.
	 *
	 * @return list<array<string, mixed>>
	 */
	public static function all(): array {
		$uses = Document_Uses::of( self::SIGN, array( self::class, 'mentioned' ) );
		return array_map( static fn ( \WP_Post $post ): array => self::listed( $post, $uses[ $post->ID ] ?? array() ), self::posts() );
	}

	/**
	 * The posts of all blocks, sorted by title.
	 *
	 * @return list<\WP_Post>
	 */
	public static function posts(): array {
		return get_posts(
			array(
				'post_type'   => self::TYPE,
				'post_status' => 'publish',
				'numberposts' => -1,
				'orderby'     => 'title',
				'order'       => 'ASC',
			)
		);
	}

	/**
	 * A block with its content.
	 *
	 * @return array<string, mixed>
	 * @throws Refusal It does not exist.
	 */
	public static function read( string $id ): array {
		$post = self::post( $id );
		return self::listed( $post, self::uses( $id ) ) + array( 'content' => self::content( $post ) );
	}

	/**
	 * The documents that contain a block.
	 *
	 * @return list<array<string, mixed>>
	 * @throws Refusal It does not exist.
	 */
	public static function uses( string $id ): array {
		$post = self::post( $id );
		return Document_Uses::of( self::SIGN, array( self::class, 'mentioned' ) )[ $post->ID ] ?? array();
	}

	/**
	 * Saves a new block.
	 *
	 * @param \stdClass $body The request.
	 * @return array<string, mixed> The response.
	 * @throws Refusal It is invalid, or too large.
	 */
	public static function add( \stdClass $body ): array {
		$content  = self::allowed( $body->content ?? null, array() );
		$document = Page_Document::document( $content );
		$post     = array(
			'post_type'   => self::TYPE,
			'post_status' => 'publish',
			'post_title'  => Site_Routes::title( $body->title ?? null ),
			'meta_input'  => array(
				Page_Document::META => Page_Document::meta( $document, '', '' ),
				self::REVISION      => '1',
			),
		);
		$id = wp_insert_post( wp_slash( $post ), true );
		return is_wp_error( $id ) ? Refusal::refuse( 'nh_page_invalid', array(), $id->get_error_message() ) : self::listed( get_post( $id ), array() );
	}

	/**
	 * Changes a block on all pages.
	 *
	 * @param string    $id   Its id.
	 * @param \stdClass $body The request.
	 * @return array<string, mixed> The response.
	 * @throws Refusal It has a newer revision, or would contain itself, or a page has no room for it.
	 */
	public static function change( string $id, \stdClass $body ): array {
		if ( ! is_int( $body->revision ?? null ) ) {
			Refusal::refuse( 'nh_page_invalid', array(), 'revision: Invalid.' );
		}
		return self::alone(
			static function () use ( $id, $body ): array {
				$post   = self::post( $id );
				$number = self::revision( $post );
				if ( $number !== $body->revision ) {
					Refusal::refuse( 'nh_block_conflict', array( 'revision' => $number ) );
				}
				$title   = isset( $body->title ) ? Site_Routes::title( $body->title ) : $post->post_title;
				$content = isset( $body->content ) ? self::allowed( $body->content, self::content( $post ), $id ) : null;
				if ( null !== $content ) {
					self::assert_room_around( $id, $content );
				}
				self::write( $post, $content ?? self::content( $post ), $title );
				if ( null !== $content ) {
					Document_Uses::mark( self::SIGN, array( self::class, 'mentioned' ), self::around( $id ) );
				}
				return self::listed( get_post( $post->ID ), self::uses( $id ) );
			}
		);
	}

	/**
	 * Deletes a block.
	 *
	 * @return list<array<string, mixed>> The documents that have got copies.
	 * @throws Refusal Documents contain it, and shall get no copies, have no room for them, or are open in an editor.
	 */
	public static function remove( string $id, bool $leaves_copies ): array {
		return self::alone(
			static function () use ( $id, $leaves_copies ): array {
				$post = self::post( $id );
				$uses = self::uses( $id );
				if ( array() !== $uses && ! $leaves_copies ) {
					Refusal::refuse( 'nh_block_used', array( 'uses' => $uses ) );
				}
				$content = self::content( $post );
				$copied  = static function ( \stdClass $document ) use ( $id, $content ): \stdClass {
					if ( ! in_array( $id, Saved_Block_Contents::ids_in( $document->content ), true ) ) {
						return $document;
					}
					$expanded = new Saved_Block_Contents( $document->content, static fn ( string $one ): ?array => $one === $id ? $content : null );
					return $expanded->is_whole ? Page_Document::document( $expanded->elements, $document->page_settings ) : Refusal::refuse( 'nh_page_full' );
				};
				Document_Uses::rewrite( self::SIGN, $copied );
				wp_delete_post( $post->ID, true );
				return $uses;
			}
		);
	}

	/**
	 * Stores the content of a block as its next revision.
	 *
	 * @param \WP_Post        $post    The block.
	 * @param list<\stdClass> $content The content.
	 * @param string          $title   The title.
	 */
	public static function write( \WP_Post $post, array $content, string $title ): void {
		update_post_meta( $post->ID, Page_Document::META, wp_slash( Page_Document::meta( Page_Document::document( $content ), '', '' ) ) );
		update_post_meta( $post->ID, self::REVISION, (string) ( self::revision( $post ) + 1 ) );
		wp_update_post( wp_slash( array( 'ID' => $post->ID, 'post_title' => $title ) ) );
	}

	/**
	 * The content of a block.
	 *
	 * @return list<\stdClass>
	 */
	public static function content( \WP_Post $post ): array {
		return Page_Document::of( $post )->content;
	}

	/**
	 * The content of a block by its id; null if it does not exist.
	 *
	 * @return list<\stdClass>|null
	 */
	public static function content_of( string $id ): ?array {
		$post = self::found( $id );
		return null === $post ? null : self::content( $post );
	}

	/** A page with the contents of its saved blocks, for printing. */
	public static function expanded( \stdClass $document ): \stdClass {
		$expanded = new Saved_Block_Contents( $document->content, self::content_of( ... ) );
		return Page_Document::document( $expanded->elements, $document->page_settings );
	}

	/**
	 * Refuses elements that have no room for their saved blocks.
	 *
	 * @param list<\stdClass> $elements The elements.
	 * @throws Refusal There is no room.
	 */
	public static function assert_room( array $elements ): void {
		if ( array() !== Saved_Block_Contents::ids_in( $elements ) && ! ( new Saved_Block_Contents( $elements, self::content_of( ... ) ) )->is_whole ) {
			Refusal::refuse( 'nh_page_full', array(), __( 'With its global blocks, the page has too many elements, or is too large. Remove some of them.', 'nh-elements' ) );
		}
	}

	/**
	 * The names of the blocks that a document contains.
	 *
	 * @return list<string>
	 */
	public static function mentioned( \stdClass $document ): array {
		return Saved_Block_Contents::ids_in( $document->content );
	}

	/**
	 * The content that the account may save.
	 *
	 * @param mixed           $sent   The content of a request.
	 * @param list<\stdClass> $before The content before.
	 * @param string          $id     The block; empty for a new one.
	 * @return list<\stdClass>
	 * @throws Refusal It is invalid or too large, or contains the block.
	 */
	private static function allowed( mixed $sent, array $before, string $id = '' ): array {
		$document = Page_Elements::checked( (object) array( 'format' => 1, 'content' => $sent, 'page_settings' => new \stdClass() ) );
		if ( array() === $document->content ) {
			Refusal::refuse( 'nh_page_invalid', array(), 'content: Invalid.' );
		}
		if ( '' !== $id && self::is_inside( $id, $document->content ) ) {
			Refusal::refuse( 'nh_block_in_itself' );
		}
		self::assert_room( $document->content );
		if ( ! current_user_can( 'unfiltered_html' ) ) {
			( new Page_Code() )->filter( Page_Document::document( $before ), $document );
		}
		return $document->content;
	}

	/** Whether elements contain a block, also through other blocks. */
	private static function is_inside( string $id, array $elements ): bool {
		$seen = array();
		$left = Saved_Block_Contents::ids_in( $elements );
		while ( array() !== $left ) {
			$one = array_pop( $left );
			if ( $one === $id ) {
				return true;
			}
			if ( ! isset( $seen[ $one ] ) ) {
				$seen[ $one ] = true;
				array_push( $left, ...Saved_Block_Contents::ids_in( self::content_of( $one ) ?? array() ) );
			}
		}
		return false;
	}

	/**
	 * A block, and all that contain it, also through other blocks.
	 *
	 * @return list<string>
	 */
	private static function around( string $id ): array {
		$around = array( $id );
		$posts  = self::posts();
		// The loop also visits the ids that it adds.
		for ( $at = 0; $at < count( $around ); $at++ ) {
			foreach ( $posts as $post ) {
				$is_outer = in_array( $around[ $at ], Saved_Block_Contents::ids_in( self::content( $post ) ), true );
				if ( $is_outer && ! in_array( (string) $post->ID, $around, true ) ) {
					$around[] = (string) $post->ID;
				}
			}
		}
		return $around;
	}

	/**
	 * Refuses a change that leaves a document around the block without room.
	 *
	 * @param string          $id      The block.
	 * @param list<\stdClass> $content Its new content.
	 * @throws Refusal A document has no room.
	 */
	private static function assert_room_around( string $id, array $content ): void {
		$around     = self::around( $id );
		$content_of = static fn ( string $one ): ?array => $one === $id ? $content : self::content_of( $one );
		Document_Uses::each(
			self::SIGN,
			static function ( \stdClass $document, array $use ) use ( $around, $content_of ): void {
				$is_concerned = array() !== array_intersect( $around, Saved_Block_Contents::ids_in( $document->content ) );
				if ( $is_concerned && ! ( new Saved_Block_Contents( $document->content, $content_of ) )->is_whole ) {
					Document_Uses::refuse_full( $use );
				}
			}
		);
	}

	/**
	 * Does a piece of work while no other request changes blocks.
	 *
	 * @param callable $work The work.
	 * @return mixed Its result.
	 */
	private static function alone( callable $work ): mixed {
		return Once::alone( 'nh_elements_once_blocks', $work );
	}

	/**
	 * The post of a block.
	 *
	 * @throws Refusal It does not exist.
	 */
	private static function post( string $id ): \WP_Post {
		return self::found( $id ) ?? Refusal::refuse( 'nh_block_not_found' );
	}

	/** The post of a block; null if there is none. Another spelling of the id, such as `012`, names no block. */
	private static function found( string $id ): ?\WP_Post {
		$post = ctype_digit( $id ) ? get_post( (int) $id ) : null;
		return null !== $post && (string) $post->ID === $id && self::TYPE === $post->post_type && 'publish' === $post->post_status ? $post : null;
	}

	private static function revision( \WP_Post $post ): int {
		return (int) get_post_meta( $post->ID, self::REVISION, true );
	}

	/**
	 * A block in a list.
	 *
	 * @param \WP_Post                   $post The block.
	 * @param list<array<string, mixed>> $uses The documents that contain it.
	 * @return array<string, mixed>
	 */
	private static function listed( \WP_Post $post, array $uses ): array {
		return array(
			'id'       => (string) $post->ID,
			'title'    => $post->post_title,
			'author'   => Page_Revisions::person( (int) $post->post_author ),
			'revision' => self::revision( $post ),
			'edited'   => 1000 * (int) strtotime( $post->post_modified_gmt . ' UTC' ),
			'used'     => count( $uses ),
		);
	}
}
