import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type FormState,
  get,
  type PathValue,
  type Resolver,
  type ResolverResult,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { differentFields, mergeFields, rejectedFields } from '@/domain/merge/fields';

/** A field that someone else changed while it was edited here. */
export type FieldConflict<Path> = { path: Path; theirs: unknown };

export type LiveForm<Values extends FieldValues, Path> = {
  form: UseFormReturn<Values>;
  /** Stored values at the last merge. */
  base: Values;
  /** Whether the form has unsaved changes. */
  isChanged: boolean;
  /** Fields about which the user has to choose before the form can be saved. */
  conflicts: FieldConflict<Path>[];
  keepTheirs: (field: FieldConflict<Path>) => void;
  keepMine: (field: FieldConflict<Path>) => void;
  /** Makes the saved values the new base. */
  markSaved: (saved: Values) => void;
  /** Records that saving these values failed; they stay in the form. */
  markRejected: (sent: Values) => void;
};

type Options<Values extends FieldValues, Path> = {
  /** Of the zod schema of the domain; keeps its identity. */
  resolver: Resolver<Values>;
  /** All fields that are merged, each by itself; keeps its identity. */
  paths: readonly Path[];
  /** The stored values; keep their identity until they change. */
  stored: Values;
  /** Stored values that arrive during a save are its own optimistic write, and are not merged. */
  isSaving: boolean;
  /** Initial values of the fields, if they differ from the stored ones. */
  initialValues?: Values | undefined;
};

const conflictMessage = 'Someone else changed this too. Choose which to keep.';

/**
 * The state of a form over live stored values. Fields not edited here follow changes made elsewhere; edited fields keep their input, and
 * where both changed a field, the form can't be saved until somebody chose.
 */
export function useLiveForm<Values extends FieldValues, Path extends FieldPath<Values>>(
  options: Options<Values, Path>,
): LiveForm<Values, Path> {
  const { resolver, paths, stored, isSaving, initialValues = stored } = options;
  // the resolver and subscriptions need the conflicts before the next render
  const latestConflicts = useRef<FieldConflict<Path>[]>([]);
  const form = useForm<Values>({
    defaultValues: initialValues as DefaultValues<Values>,
    resolver: (...input) => withConflicts(resolver, latestConflicts.current, input),
    mode: 'onTouched',
  });
  const [base, setBase] = useState(stored);
  const [rejected, setRejected] = useState<Values | null>(null);
  const [conflicts, setConflicts] = useState<FieldConflict<Path>[]>([]);
  const [isChanged, setChanged] = useState(false);
  const flat = (values: Values) => Object.fromEntries(paths.map((path) => [path, get(values, path)])) as Record<Path, unknown>;
  const put = (path: Path, value: unknown) => form.setValue(path, value as PathValue<Values, Path>, { shouldValidate: true });
  const changeConflicts = (next: FieldConflict<Path>[]) => {
    latestConflicts.current = next;
    setConflicts(next);
  };

  const mergeStored = useEffectEvent((latest: Values) => {
    const echoes = rejected ? rejectedFields(flat(base), flat(latest), flat(rejected)) : [];
    const theirs = withValues(latest, base, echoes);
    // the rejected write was rolled back, so the stored values can be trusted again
    if (rejected && echoes.length === 0) setRejected(null);
    const merge = mergeFields(flat(base), flat(form.getValues()), flat(theirs));
    const added = merge.conflicts.map((path): FieldConflict<Path> => ({ path, theirs: get(theirs, path) }));
    changeConflicts([...latestConflicts.current.filter(({ path }) => !merge.conflicts.includes(path)), ...added]);
    for (const path of merge.incoming) put(path, get(theirs, path));
    setBase(theirs);
  });
  useEffect(() => {
    if (!isSaving) mergeStored(stored);
  }, [stored, isSaving]);

  const compare = useEffectEvent((stored: Values, values: Values) => {
    const changed = differentFields(flat(stored), flat(values));
    setChanged(changed.length > 0);
    const open = latestConflicts.current.filter(({ path }) => changed.includes(path));
    if (open.length < latestConflicts.current.length) changeConflicts(open);
  });
  useEffect(() => {
    compare(base, form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => compare(base, values) });
  }, [form, base]);

  useNoErrorsOfUnchanged(form, paths, base);

  const resolve = (chosen: Path) => changeConflicts(latestConflicts.current.filter(({ path }) => path !== chosen));
  return {
    form,
    base,
    isChanged,
    conflicts,
    keepTheirs: ({ path, theirs }) => {
      resolve(path);
      put(path, theirs);
    },
    keepMine: ({ path }) => {
      resolve(path);
      void form.trigger(path);
    },
    markSaved: (saved) => {
      setBase(saved);
      setRejected(null);
    },
    markRejected: setRejected,
  };
}

/** Errors of other types are set for what a service answered, or for a conflict. */
const isOfSchema = (error?: { type: string }): boolean => error !== undefined && !['service', 'conflict'].includes(error.type);

/** Until the form is first saved, nobody hears what is missing in a field that they left as it was. */
function useNoErrorsOfUnchanged<Values extends FieldValues, Path extends FieldPath<Values>>(
  form: UseFormReturn<Values>,
  paths: readonly Path[],
  base: Values,
): void {
  const clear = useEffectEvent(({ errors, isSubmitted }: Partial<FormState<Values>>) => {
    if (isSubmitted) return;
    const unchanged = paths.filter((path) => isOfSchema(get(errors, path)) && get(form.getValues(), path) === get(base, path));
    if (unchanged.length > 0) form.clearErrors(unchanged);
  });
  useEffect(() => form.subscribe({ formState: { errors: true }, callback: (state) => clear(state) }), [form]);
}

/** The result of the schema, with an error for each field about which the user has to choose. */
async function withConflicts<Values extends FieldValues>(
  resolver: Resolver<Values>,
  conflicts: readonly { path: string }[],
  input: Parameters<Resolver<Values>>,
): Promise<ResolverResult<Values>> {
  const result = await resolver(...input);
  if (conflicts.length === 0) return result;
  const errors = { ...result.errors };
  for (const { path } of conflicts) if (!get(errors, path)) set(errors, path, { type: 'conflict', message: conflictMessage });
  return { values: {}, errors: errors as FieldErrors<Values> };
}

/** A copy of the values, with these fields from another version. */
function withValues<Values extends FieldValues>(values: Values, from: Values, paths: readonly string[]): Values {
  if (paths.length === 0) return values;
  const copy = structuredClone(values);
  for (const path of paths) set(copy, path, get(from, path));
  return copy;
}
