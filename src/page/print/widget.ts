import type { Fields, ValuesOf } from '../../core/settings';
import type { PrintContext } from '../blocks/block';
import type { BuilderElement } from '../element';
import type { StyleRules } from '../styles';
import type { Printed } from './printed';
import type { DataNeed } from './site-data';

/** The means that a widget of ours has, besides those of a block. */
export interface WidgetContext extends PrintContext {
  /** The element that is printed. */
  readonly element: BuilderElement;
  /** Prints a child of the element, such as the panel of a tab. */
  printedChild(child: BuilderElement): Printed;
  /** Returns a class of the page builder's markup: `elementor-alert` for `alert`. */
  builderClass(name: string): string;
}

/** A widget that the printer prints: a block, or an element of the library with its complete fallback. */
export interface Widget<S extends Fields = Fields> {
  /** The page builder's name: `accordion`. */
  readonly widgetType: string;
  readonly settings: S;
  readonly styles?: StyleRules;
  needs?(settings: ValuesOf<S>): readonly DataNeed[];
  print(settings: ValuesOf<S>, context: WidgetContext): readonly Printed[];
}

/** Checks a widget's types and returns it unchanged. */
export function defineWidget<const S extends Fields>(widget: Widget<S>): Widget<S> {
  return widget;
}

/** Returns the widget of a name that a printer knows. */
export type Widgets = (widgetType: string) => Widget | undefined;
