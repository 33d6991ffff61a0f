import { usePuckState } from '../../nodes/use-puck-state';
import { useCommands } from '../commands';
import { useOpenPlace } from '../places/open-place';
import { useChooseDevice } from '../top-bar/use-choose-device';
import type { StepName } from './steps';

/** Returns what the button of each step does. */
export function useStepActions(): Readonly<Record<StepName, () => void>> {
  const open = useOpenPlace();
  const commands = useCommands();
  const dispatch = usePuckState((state) => state.dispatch);
  const chooseDevice = useChooseDevice();
  const showElements = (): void =>
    dispatch({
      type: 'setUi',
      ui: { plugin: { current: 'blocks' }, leftSideBarVisible: true },
    });
  return {
    title: () => open('rename'),
    element: showElements,
    menu: () => commands.insert('nav-menu'),
    variable: () => open('variables'),
    phone: () => chooseDevice('mobile'),
    publish: () => document.querySelector<HTMLElement>('[data-do="publish"]')?.focus(),
  };
}
