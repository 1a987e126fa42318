import { type ChangeEvent, type SyntheticEvent, useState } from 'react';

/**
 * State of a form with one text field, such as a name that is edited in place. `submit` returns what is wrong with the text, which the field
 * shows until the text changes, or null if the text is accepted.
 */
export function useTextForm(initialText: string, submit: (text: string) => string | null, initialError: string | null = null) {
  const [text, setText] = useState(initialText);
  const [error, setError] = useState(initialError);
  return {
    value: text,
    error,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setText(target.value);
      setError(null);
    },
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      setError(submit(text));
    },
  };
}
