import type { Puck } from '@puckeditor/core';
import type { ComponentProps } from 'react';
import { message } from './messages';

/**
 * Puck's own words, in the language of the page. Its side bar opens the same panels as the buttons of the top bar, so both
 * have the same names.
 */
export function puckWords(): NonNullable<ComponentProps<typeof Puck>['dictionary']> {
  const structure = message('editor.bar.structure');
  return {
    'plugin-blocks': message('editor.bar.add'),
    'plugin-outline': structure,
    'outline-header-title': structure,
    'action-duplicate': message('editor.menu.duplicate'),
    'action-delete': message('editor.menu.remove'),
  };
}
