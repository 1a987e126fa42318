import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useEffectEvent, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { differences, type FieldPath, type FormValues, formValues, partOf } from './form-values';
import { mergeValues, withoutEcho } from './merge-values';

export type Contested = { path: FieldPath; theirs: string | boolean | number | null };

export type TourFormState = {
  form: UseFormReturn<FormValues>;
  /** What is stored, as far as this form knows. */
  base: FormValues;
  /** Whether something here is not saved. */
  isChanged: boolean;
  /** Fields that somebody else changed while they were changed here. */
  contested: Contested[];
  keepTheirs: (field: Contested) => void;
  /** These values are saved now. */
  accept: (saved: FormValues) => void;
  /** These values were not taken; they stay in the form. */
  refuse: (sent: FormValues) => void;
};

/**
 * The fields of a tour over what is stored of it. What changes elsewhere shows at once in the fields that nobody has touched here;
 * the others keep what was written, and say so.
 * @param paused a save is under way: what the store shows meanwhile is no news
 * @param begun what the fields hold at first, when that is something else than what is stored
 */
export function useTourForm(stored: FormValues, paused: boolean, begun = stored): TourFormState {
  const form = useForm<FormValues>({ defaultValues: begun, resolver: zodResolver(formValues), mode: 'onTouched' });
  const [base, setBase] = useState(stored);
  const [refused, setRefused] = useState<FormValues | null>(null);
  const [contested, setContested] = useState<Contested[]>([]);
  const [isChanged, setChanged] = useState(false);

  const bringIn = useEffectEvent((now: FormValues) => {
    const theirs = refused ? withoutEcho(base, now, refused) : now;
    // it was taken back: from here on what is stored is what is stored
    if (refused && theirs === now) setRefused(null);
    const { taken, contested: found } = mergeValues(base, form.getValues(), theirs);
    for (const path of taken) form.setValue(path, partOf(theirs, path), { shouldValidate: true });
    const fresh = found.map((path) => ({ path, theirs: partOf(theirs, path) }));
    setContested((before) => [...before.filter(({ path }) => !found.includes(path)), ...fresh]);
    setBase(theirs);
  });
  useEffect(() => {
    if (!paused) bringIn(stored);
  }, [stored, paused]);

  useEffect(() => {
    const look = (values: FormValues) => {
      const changed = differences(base, values);
      setChanged(changed.length > 0);
      setContested((before) =>
        before.every(({ path }) => changed.includes(path)) ? before : before.filter(({ path }) => changed.includes(path)),
      );
    };
    look(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => look(values) });
  }, [form, base]);

  return {
    form,
    base,
    isChanged,
    contested,
    keepTheirs: ({ path, theirs }) => form.setValue(path, theirs, { shouldValidate: true }),
    accept: (saved) => {
      setBase(saved);
      setRefused(null);
    },
    refuse: setRefused,
  };
}
