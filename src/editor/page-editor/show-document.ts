import { useGetPuck } from '@puckeditor/core';
import { useRef } from 'react';
import type { PageDocument } from '../../page';
import { toPuckData } from '../data/to-puck';

/** Returns a function that shows another version of the page. Undo brings the former one back. */
export function useShowDocument(): (document: PageDocument) => void {
  const puck = useRef(useGetPuck());
  return (document) => {
    const { dispatch } = puck.current();
    dispatch({ type: 'setUi', ui: { itemSelector: null } });
    dispatch({ type: 'setData', data: toPuckData(document), recordHistory: true });
  };
}
