import { createContext } from 'react';

/** A setting that asks for a variable of the site. */
export interface VariableRequest {
  readonly kind: 'color' | 'typography';
  /** The key of the setting. */
  readonly key: string;
  readonly label: string;
  /** Makes the setting refer to a variable. */
  readonly connect: (id: string) => void;
}

/** Opens the variables of the site for a setting. Without it, settings have a list of the kit's styles only. */
export const AskForVariableContext = createContext<
  ((request: VariableRequest) => void) | undefined
>(undefined);
