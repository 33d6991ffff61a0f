import { useEffect, useLayoutEffect } from 'react';

/** React 18 warns of a layout effect on a server, where neither runs. */
export const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;
