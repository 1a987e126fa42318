import { type ChangeEvent, useState } from 'react';
import { useEditingSession } from './editing-context';

/** What somebody typed, and what the work had then; null until that is known. */
type Typed = { text: string; taken: string | null };

/**
 * Wires a field whose every letter is taken into the work, as one step: while somebody types, the field holds what they typed, also what the
 * work does not take (an empty name); afterwards, and as soon as the work has it from elsewhere, it shows what the work has.
 */
export function useTyped(value: string, onType: (typed: string) => void) {
  const { endStep } = useEditingSession();
  const [typed, setTyped] = useState<Typed | null>(null);
  if (typed && typed.taken === null) setTyped({ ...typed, taken: value });
  // to go on in a text that somebody else has replaced would write over theirs
  else if (typed && typed.taken !== value) setTyped(null);
  return {
    value: typed?.text ?? value,
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped({ text: event.target.value, taken: null });
      onType(event.target.value);
    },
    onBlur: () => {
      setTyped(null);
      endStep();
    },
  };
}
