import type { CallAnswer, Caller } from '../conformance/caller';
import { LoggedIn } from '../conformance/logged-in';
import { wordPress } from './site';

/** An account of WordPress with a log-in, without a browser. */
export class Account implements Caller {
  readonly name: string;
  readonly #person: LoggedIn;

  private constructor(name: string, person: LoggedIn) {
    this.name = name;
    this.#person = person;
  }

  /** Logs in. A role makes an account with this name, unless there is one. */
  static async of(name = 'admin', role?: string): Promise<Account> {
    if (role) addUser(name, role);
    return new Account(name, await LoggedIn.at(wordPress.url, name, 'password'));
  }

  /** Sends a call, such as `GET pages/7`. */
  call<Body = Record<string, unknown>>(
    call: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<CallAnswer<Body>> {
    return this.#person.call(call, body, headers);
  }

  /** The HTML of a page as the account sees it. */
  read(path: string): Promise<string> {
    return this.#person.read(path);
  }
}

/** Makes an account with the password `password`, unless there is one with the name. */
export function addUser(name: string, role: string): void {
  wordPress.php(
    `username_exists( '${name}' ) || wp_insert_user( array( 'user_login' => '${name}', 'user_pass' => 'password', 'user_email' => '${name}@example.org', 'role' => '${role}' ) );`,
  );
}
