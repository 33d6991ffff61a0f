import type { RunningLibraryService } from '../../library-service/server';
import type { LoggedIn } from '../conformance/logged-in';
import { grantAccess } from '../library-service/grant-access';
import { startSeededLibrary } from '../library-service/seeded-library';
import { wordPress } from './site';

/** Starts a library service with the seeded accounts, and gives the site its address. */
export async function startLibrary(): Promise<RunningLibraryService> {
  const library = await startSeededLibrary();
  setLibrary(library.url);
  return library;
}

/** Gives the site the address of a library service. */
export function setLibrary(address: string): void {
  wordPress.php(
    `update_option( 'nh_stand_in_port', '${new URL(address).port}' ); update_option( 'nh_elements_library', '${address}' );`,
  );
}

/** Takes the address of the library service from the site. */
export function removeLibrary(): void {
  wordPress.php("delete_option( 'nh_elements_library' ); delete_option( 'nh_stand_in_port' );");
}

/**
 * Connects an account of the service; returns the address at which the browser ends.
 *
 * @param account the name of a seeded account; empty to refuse
 */
export async function connect(person: LoggedIn, account: string): Promise<string> {
  const returnTo = '/wp-admin/tools.php?page=nh-elements-templates';
  const { body } = await person.call<{ url: string }>('POST library/connect', { returnTo });
  const { headers } = await person.open(await grantAccess(body.url, account));
  return headers.get('Location') ?? '';
}
