import { useEffect, useRef } from 'react';
import { missingTourFields } from '@/domain/tours/tour-form';
import { toastError, toastSuccess } from '@/ui/toast';
import { useSaveKey } from '@/widgets/live-form/use-save-key';
import { useMutation } from '@/widgets/use-mutation';
import { differences, type FormValues, fieldValue } from './form-values';
import type { TourFormState } from './use-tour-form';

/** How the form saves its values, and the messages it shows. */
export type SaveCommand = {
  write: (values: FormValues, base: FormValues) => Promise<void>;
  successMessage: string;
  errorPrefix: string;
};

type SaveInput = { values: FormValues; base: FormValues };

/** The mutation that saves the form. @see TOUR-055 TOUR-057 TOUR-059 */
export function useSave({ write, successMessage, errorPrefix }: SaveCommand) {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return useMutation({
    mutationFn: ({ values, base }: SaveInput) => write(values, base),
    meta: { done: successMessage, failed: null },
    // while mounted, the form shows the error itself
    onError: (error) => {
      if (!isMounted.current) toastError(errorPrefix + error.message);
    },
  });
}

type SaveMutation = ReturnType<typeof useSave>;

type Submit = {
  /** Saves the form, unless it is being saved. */
  submit: () => void;
  /** Saves the form. @returns whether everything is saved; if not, the form shows why */
  save: () => Promise<boolean>;
};

export function useSubmit({ form, base, markSaved, markRejected }: TourFormState, saving: SaveMutation): Submit {
  const write = async (values: FormValues): Promise<boolean> => {
    // the schema trims values: show them as they are saved
    for (const path of differences(form.getValues(), values)) form.setValue(path, fieldValue(values, path));
    if (differences(base, values).length === 0) {
      toastSuccess('Nothing to save.');
      return true;
    }
    try {
      await saving.mutateAsync({ values, base });
      markSaved(values);
      return true;
    } catch {
      markRejected(values);
      return false;
    }
  };
  const showError = () => {
    const message = missingTourFields(form.getValues());
    if (message) toastError(message);
  };
  const save = async (): Promise<boolean> => {
    let isSaved = false;
    await form.handleSubmit(async (values) => {
      isSaved = await write(values);
    }, showError)();
    return isSaved;
  };
  const submit = () => {
    if (!saving.isPending) void save();
  };
  useSaveKey(submit);
  return { submit, save };
}
