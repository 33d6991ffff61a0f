<?php
/**
 * Lets WordPress ask a library service on this computer, at the port of `nh_stand_in_port`.
 */

add_filter( 'http_allowed_safe_ports', static fn ( $ports ) => array( ...$ports, (int) get_option( 'nh_stand_in_port', 80 ) ) );
