import { type ReactNode, useEffect, useRef } from 'react';

type Props = { children: ReactNode };

/** Takes the focus when its step begins, so that the step is read from here. */
export function StepHeading({ children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className="mb-3 font-semibold text-base text-ink outline-none">
      {children}
    </h3>
  );
}
