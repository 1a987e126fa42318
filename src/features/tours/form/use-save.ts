import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { missingTourFields } from '@/domain/tours/tour-form';
import { say, sayProblem } from '@/ui/say';
import { differences, type FormValues, partOf } from './form-values';
import type { TourFormState } from './use-tour-form';

/** How a form saves: what it writes, and what it says of it. */
export type SaveCommand = {
  write: (values: FormValues, base: FormValues) => Promise<void>;
  done: string;
  failed: string;
};

type Sent = { values: FormValues; base: FormValues };

/** Saving by the button and by Ctrl+S. @see TOUR-055 TOUR-057 TOUR-059 */
export function useSave({ write, done, failed }: SaveCommand) {
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return useMutation({
    mutationFn: ({ values, base }: Sent) => write(values, base),
    meta: { done },
    // the form says it itself while it is there
    onError: (error) => {
      if (!isOpen.current) sayProblem(failed + error.message);
    },
  });
}

type Saving = ReturnType<typeof useSave>;

export function useSubmit({ form, base, accept, refuse }: TourFormState, saving: Saving): () => void {
  const send = (values: FormValues) => {
    // what is written is without space around it
    for (const path of differences(form.getValues(), values)) form.setValue(path, partOf(values, path));
    if (differences(base, values).length === 0) return say('Everything is saved already.');
    saving.mutate({ values, base }, { onSuccess: () => accept(values), onError: () => refuse(values) });
  };
  const explain = () => {
    const problem = missingTourFields(form.getValues());
    if (problem) sayProblem(problem);
  };
  const submit = () => {
    if (!saving.isPending) void form.handleSubmit(send, explain)();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) submit();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return submit;
}
