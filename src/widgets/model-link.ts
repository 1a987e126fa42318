import type { ChangeEvent, ClipboardEvent, FocusEvent } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { pastedModelId } from '@/domain/tours/model-id';

/** Options of a field for a model ID: its value is the ID, also while the field shows a link. @see TOUR-049 */
export const modelLinkOptions = { setValueAs: (input: unknown) => (typeof input === 'string' ? pastedModelId(input) : input) };

/**
 * Handlers of such a field. A link that is pasted, dropped or filled in becomes its ID at once, a typed one when the field is left.
 * @param setId sets the value of the field
 * @see TOUR-049
 */
export function withModelLinks<Registered extends UseFormRegisterReturn>(registered: Registered, setId: (id: string) => void) {
  const take = (text: string): boolean => {
    const id = pastedModelId(text);
    if (id !== text) setId(id);
    return id !== text;
  };
  return {
    ...registered,
    onPaste: (event: ClipboardEvent<HTMLInputElement>) => {
      if (take(event.clipboardData.getData('text'))) event.preventDefault();
    },
    onChange: async (event: ChangeEvent<HTMLInputElement>) => {
      const isTyped = 'inputType' in event.nativeEvent && event.nativeEvent.inputType === 'insertText';
      if (isTyped || !take(event.target.value)) await registered.onChange(event);
    },
    onBlur: async (event: FocusEvent<HTMLInputElement>) => {
      take(event.target.value);
      await registered.onBlur(event);
    },
  };
}
