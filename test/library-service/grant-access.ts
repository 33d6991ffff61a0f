import { seedPassword } from '../../library-service/seeds';

/**
 * Grants a site access at the library, as a person does on its page.
 *
 * @param asked the address to which the site has sent the browser
 * @param account the name of a seeded account; empty to refuse
 * @returns the address to which the library redirects the browser
 */
export async function grantAccess(asked: string, account: string): Promise<string> {
  const { origin, pathname, search } = new URL(asked);
  const form = new URLSearchParams(search);
  form.set('with', account ? 'account' : 'nothing');
  form.set('email', `${account}@library.example`);
  form.set('password', seedPassword);
  const answer = await fetch(origin + pathname, { method: 'POST', body: form, redirect: 'manual' });
  return answer.headers.get('Location') ?? '';
}
