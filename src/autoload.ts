/**
 * The one script that a page needs: finds `nh-…` tags and fetches each one's code when it is due.
 *
 * `<script type="module" src="…/autoload.js"></script>`; with `data-shadow="open"` (or a list of
 * tags) the elements draw into shadow roots. Holds no React.
 */
import { observe } from './core/loading/observe';

export { fetchElement } from './core/loading/fetched';
export { observe };

// In Node there is no page to bring alive, and importing this must not throw.
if (typeof document !== 'undefined') {
  // Fetched only by browsers without them, since everybody else would pay for it.
  if (!('commandForElement' in HTMLButtonElement.prototype)) {
    void import('./core/loading/commands').then(({ supportDialogCommands }) =>
      supportDialogCommands(),
    );
  }
  observe();
}
