import { useRef } from 'react';

/**
 * The same command, which is not begun again while it is under way: a second press that comes before the screen knows of the first, as
 * with a double click, gets the answer of the first.
 */
export function useOneAtATime<Input, Answer>(command: (input: Input) => Promise<Answer>): (input: Input) => Promise<Answer> {
  const under = useRef<Promise<Answer> | null>(null);
  return (input) => {
    under.current ??= command(input).finally(() => {
      under.current = null;
    });
    return under.current;
  };
}
