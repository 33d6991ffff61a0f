<?php
// Parses every PHP file of the plugin without running it; prints PHP's version and the number of files.
$count = 0;
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( '/plugin' ) ) as $file ) {
	if ( str_ends_with( $file->getFilename(), '.php' ) ) {
		token_get_all( file_get_contents( $file->getPathname() ), TOKEN_PARSE );
		++$count;
	}
}
echo PHP_VERSION . " parses $count files";
