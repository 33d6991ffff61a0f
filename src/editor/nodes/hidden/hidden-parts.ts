import { ENHANCED } from '../../../core/element/enhancement';
import type { message } from './messages';

/** A part of a widget that visitors see only after they open it. */
export interface HiddenPart {
  /** The key of the sentence that offers to show it. */
  readonly label: keyof typeof message.defaults;
  /** Selects the control that opens it. */
  readonly opener: string;
  /** Whether its code runs, so that the control works. */
  isReady(opener: HTMLElement): boolean;
  isOpen(opener: HTMLElement): boolean;
  close(opener: HTMLElement): void;
}

type Label = HiddenPart['label'];

/** A part whose control says by `aria-expanded` whether it is open, and closes it too. */
function disclosed(label: Label, opener: string): HiddenPart {
  return {
    label,
    opener,
    isReady: (control) =>
      control.hasAttribute('aria-expanded') && control.closest(`[${ENHANCED}]`) !== null,
    isOpen: (control) => control.ariaExpanded === 'true',
    close: (control) => control.click(),
  };
}

/** The hidden part of each widget that has one. Tabs and items of lists are shown by their lists. */
const parts: Readonly<Record<string, HiddenPart>> = {
  'contact-buttons': disclosed('editor.hidden.chat', '.e-contact-buttons__chat-button'),
  'nh-account-menu': disclosed('editor.hidden.account', '[part="button"]'),
  'nh-menu-toggle': disclosed('editor.hidden.menu', '[part="button"]'),
  'nh-search-overlay': {
    ...disclosed('editor.hidden.search', '[part="opener"]'),
    close: (control) =>
      control.closest(`[${ENHANCED}]`)?.querySelector<HTMLElement>('[part="close"]')?.click(),
  },
  'nh-login-popup': {
    label: 'editor.hidden.login',
    opener: '[data-nh-login]',
    isReady: (control) => dialogBeside(control) !== undefined,
    isOpen: (control) => dialogBeside(control)?.open === true,
    close: (control) => dialogBeside(control)?.close(),
  },
  'nav-menu': {
    label: 'editor.hidden.menu',
    opener: 'summary',
    isReady: () => true,
    isOpen: ({ parentElement }) => parentElement?.hasAttribute('open') === true,
    close: (control) => control.click(),
  },
};

/** The hidden part of a node in the preview, with the control that opens it. */
export interface FoundPart {
  readonly part: HiddenPart;
  readonly opener: HTMLElement;
}

/** Returns the hidden part of a node in the preview; undefined if it has none. */
export function hiddenPartOf(node: HTMLElement): FoundPart | undefined {
  const [name = ''] = (node.dataset.widget_type ?? '').split('.');
  const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
  const opener = part && node.querySelector<HTMLElement>(part.opener);
  return part && opener ? { part, opener } : undefined;
}

function dialogBeside({ parentElement }: HTMLElement): HTMLDialogElement | undefined {
  const host = parentElement?.querySelector('nh-login-popup');
  return (host?.shadowRoot ?? host)?.querySelector('dialog') ?? undefined;
}
