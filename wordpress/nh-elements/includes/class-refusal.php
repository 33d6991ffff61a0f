<?php
/**
 * A refused request to the library's routes.
 *
 * @package NhElements
 */

namespace NhElements;

defined( 'ABSPATH' ) || exit;

/** A refusal by its code. The statuses of the codes are generated from the library's API. */
final class Refusal extends \Exception {

	/**
	 * Describes a refusal.
	 *
	 * @param string               $error   The code, such as `nh_page_conflict`.
	 * @param array<string, mixed> $details Further fields of the response's `data`.
	 * @param string               $message A sentence instead of that of the code.
	 */
	private function __construct( private readonly string $error, private readonly array $details = array(), string $message = '' ) {
		parent::__construct( '' === $message ? self::sentence( $error ) : $message );
	}

	/**
	 * Refuses a request.
	 *
	 * @param string               $error   The code.
	 * @param array<string, mixed> $details Further fields of the response's `data`.
	 * @param string               $message A sentence instead of that of the code.
	 * @throws self Always.
	 */
	public static function refuse( string $error, array $details = array(), string $message = '' ): never {
		// phpcs:ignore WordPress.Security.EscapeOutput.ExceptionNotEscaped -- the response is JSON.
		throw new self( $error, $details, $message );
	}

	/**
	 * The same refusal, under another code if there is one for it.
	 *
	 * @param array<string, string> $codes The other codes, by code.
	 */
	public function renamed( array $codes ): self {
		return isset( $codes[ $this->error ] ) ? new self( $codes[ $this->error ], $this->details ) : $this;
	}

	/**
	 * The response.
	 *
	 * @param string $statuses The list of the API's statuses: those of kits differ in the code `insufficient-quota`.
	 */
	public function as_error( string $statuses = 'statuses' ): \WP_Error {
		$status = Library::data( 'api' )[ $statuses ][ $this->error ];
		return new \WP_Error( $this->error, $this->getMessage(), array( 'status' => $status ) + $this->details );
	}

	/** The sentence for people about a code. */
	private static function sentence( string $error ): string {
		return match ( $error ) {
			'nh_page_not_found'          => __( 'No page that the editor can open has this id; it may have been deleted.', 'nh-elements' ),
			'nh_page_too_large'          => __( 'The request exceeds the maximum size. Split the page.', 'nh-elements' ),
			'nh_page_full'               => __( 'The page has too many elements. Remove some, or split the page.', 'nh-elements' ),
			'nh_page_other_account'      => __( 'Another account is logged in now. Log in with the one that opened the editor.', 'nh-elements' ),
			'nh_page_no_right'           => __( 'Your account has no right to do that. Ask an administrator.', 'nh-elements' ),
			'nh_page_conflict'           => __( 'The page has a newer revision, so this change is not saved over it.', 'nh-elements' ),
			'nh_page_locked'             => __( 'Another editor has the page open. Take the page over to edit it.', 'nh-elements' ),
			'nh_page_no_revision'        => __( 'The revision does not exist any more.', 'nh-elements' ),
			'nh_page_no_note'            => __( 'The note does not exist any more.', 'nh-elements' ),
			'nh_page_most_notes'         => __( 'The page has too many notes. Resolve some.', 'nh-elements' ),
			'nh_block_not_found'         => __( 'The global block does not exist; it may have been deleted.', 'nh-elements' ),
			'nh_block_conflict'          => __( 'The global block has changed since it was opened, so this change is not saved.', 'nh-elements' ),
			'nh_block_used'              => __( 'Pages contain the global block. Delete it there first, or leave copies.', 'nh-elements' ),
			'nh_block_in_itself'         => __( 'A global block cannot contain itself.', 'nh-elements' ),
			'nh_variable_not_found'      => __( 'The variable does not exist; it may have been deleted.', 'nh-elements' ),
			'nh_variable_conflict'       => __( 'The variable has changed since it was opened, so this change is not saved.', 'nh-elements' ),
			'nh_variable_used'           => __( 'Settings refer to the variable. Disconnect them first, or leave its value there.', 'nh-elements' ),
			'nh_variable_fixed'          => __( 'The theme relies on this variable, so it cannot be deleted.', 'nh-elements' ),
			'nh_site_conflict'           => __( 'The settings of the site have changed since they were opened, so this change is not saved.', 'nh-elements' ),
			'library-not-connected'      => __( 'No account of a library is connected.', 'nh-elements' ),
			'library-not-found'          => __( 'No template has this id.', 'nh-elements' ),
			'library-too-large'          => __( 'The request exceeds the maximum size.', 'nh-elements' ),
			'library-undo-gone'          => __( 'This was undone already, or is too old to be undone.', 'nh-elements' ),
			'library-key-reused'         => __( 'The key of this request belongs to another request.', 'nh-elements' ),
			'library-busy'               => __( 'The same request is being answered. Try again in a moment.', 'nh-elements' ),
			'rest_content_too_large'     => __( 'The request exceeds the maximum size.', 'nh-elements' ),
			'nh_kit_no_session'          => __( 'The export or import does not exist.', 'nh-elements' ),
			'nh_kit_no_runner'           => __( 'There is no such step.', 'nh-elements' ),
			'nh_kit_runner_order'        => __( 'An earlier step is not done yet.', 'nh-elements' ),
			'nh_kit_not_ready'           => __( 'The kit is not packed yet.', 'nh-elements' ),
			'nh_kit_no_upload'           => __( 'The upload does not exist.', 'nh-elements' ),
			'nh_kit_no_chunk'            => __( 'The file has no chunk of this index.', 'nh-elements' ),
			'nh_kit_chunk_size'          => __( 'The chunk has another length.', 'nh-elements' ),
			'nh_kit_incomplete'          => __( 'The upload is not complete.', 'nh-elements' ),
			'nh_kit_not_started'         => __( 'The import was not started.', 'nh-elements' ),
			'nh_kit_started'             => __( 'The import was started.', 'nh-elements' ),
			'nh_kit_ended'               => __( 'The import has ended.', 'nh-elements' ),
			'nh_kit_edited'              => __( 'Some imported documents have been edited since.', 'nh-elements' ),
			'invalid-zip-file'           => __( 'The file is not a kit.', 'nh-elements' ),
			'invalid-kit-library-zip-error' => __( 'The file at this address is not a kit.', 'nh-elements' ),
			'timeout'                    => __( 'The request took too long.', 'nh-elements' ),
			'zip-archive-module-missing' => __( 'The server cannot read or write zip files.', 'nh-elements' ),
			'no-write-permissions'       => __( 'The server cannot write its files.', 'nh-elements' ),
			'domdocument-missing'        => __( 'The server cannot read XML.', 'nh-elements' ),
			'insufficient-quota'         => __( 'The library has no room for the kit.', 'nh-elements' ),
			'failed-to-fetch-quota'      => __( 'The library does not say how much room it has.', 'nh-elements' ),
			'cloud-upload-failed'        => __( 'The library has not received the kit.', 'nh-elements' ),
			'error-loading-resource'     => __( 'The library cannot be reached.', 'nh-elements' ),
			default                      => __( 'The request does not have the shape of this route.', 'nh-elements' ),
		};
	}
}
