import type { ReactNode } from 'react';
import type { Field, Media } from '../../core/settings';

/** The properties of the control of a setting. */
export interface ControlProps<F extends Field = Field> {
  readonly field: F;
  /** The saved value, in the form of the page builder; undefined if none is saved. */
  readonly value: unknown;
  /** The value that applies while none is saved. */
  readonly fallback: unknown;
  /** Saves a value; undefined removes it. */
  readonly onChange: (value: unknown) => void;
  /** The id of the control that the label names. */
  readonly id: string;
  /** The label, for controls that consist of several fields. */
  readonly label: string;
  /** The id of the description. */
  readonly describedBy?: string | undefined;
  readonly isDisabled: boolean;
  readonly means: PanelMeans;
  /** Returns the controls of values inside this one. */
  readonly controlOf: (field: Field) => Control;
}

/** What the panel can ask of the site. Each part is optional: its control is left out. */
export interface PanelMeans {
  /** Opens the site's media library. Returns undefined if the person has cancelled it. */
  readonly pickMedia?: () => Promise<Media | undefined>;
  /** The styles of the kit that settings may refer to. */
  readonly globals?: {
    readonly colors?: readonly GlobalStyle[];
    readonly typography?: readonly GlobalStyle[];
  };
}

/** A colour or font of the kit. */
export interface GlobalStyle {
  readonly id: string;
  readonly title: string;
}

/** Draws the control of a setting. */
export type Control<F extends Field = Field> = (props: ControlProps<F>) => ReactNode;
