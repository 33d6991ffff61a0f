import { useEffect } from 'react';

/**
 * Loads `nh-elements/autoload` in the browser. Frameworks with server components, such as Next.js, run an
 * import of it on the server only; this component does it for a whole app, once in its layout.
 */
export function NhAutoload(): null {
  useEffect(() => {
    void import('../autoload');
  }, []);
  return null;
}
