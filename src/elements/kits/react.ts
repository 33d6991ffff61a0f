/**
 * The page layout's React, `kits/react.js` there, with which a page's script writes the `component` of a section. The
 * tools render with this copy: hooks of another one would throw. With a bundler, import `react` instead.
 */
export {
  Component,
  createContext,
  createElement,
  Fragment,
  forwardRef,
  memo,
  useCallback,
  useContext,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
