import { type ReactNode, useState } from 'react';

interface Props {
  readonly name: string;
  readonly summary: ReactNode;
  readonly isOpenAtFirst?: boolean;
  /** What is shown while it is open, and drawn only then: there may be thousands of these. */
  readonly children: () => ReactNode;
}

/** A `<details>` whose content costs nothing until somebody wants to see it. */
export function Disclosure({ name, summary, isOpenAtFirst = false, children }: Props): ReactNode {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <details part={name} open={isOpen}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, by keyboard too. */}
      <summary
        onClick={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        {summary}
      </summary>
      {isOpen && children()}
    </details>
  );
}
