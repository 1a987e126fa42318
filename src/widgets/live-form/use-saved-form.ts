import { type FieldPath, type FieldValues, get, type Resolver } from 'react-hook-form';
import { differentFields } from '@/domain/merge/fields';
import { useMutation } from '../use-mutation';
import { type LiveForm, useLiveForm } from './use-live-form';

type Options<Values extends FieldValues, Path> = {
  /** The stored values; keep their identity until they change. */
  stored: Values;
  /** Keeps its identity, as do the paths. */
  resolver: Resolver<Values>;
  paths: readonly Path[];
  /** Writes the form; `changed` are the fields that differ from the stored ones. */
  write: (values: Values, changed: readonly Path[]) => Promise<unknown>;
  /** Toast on success. */
  done: string;
  /** Called instead of `write` with values that are not valid; the fields show why. */
  onInvalid?: (values: Values) => void;
};

export type SavedForm<Values extends FieldValues, Path> = LiveForm<Values, Path> & {
  isSaving: boolean;
  problem: string | null;
  /** Resolves to whether everything is saved. */
  save: () => Promise<boolean>;
};

/** A live form with its save: joined with what others save, and one write of what changed. */
export function useSavedForm<Values extends FieldValues, Path extends FieldPath<Values>>({
  stored,
  resolver,
  paths,
  write,
  done,
  onInvalid,
}: Options<Values, Path>): SavedForm<Values, Path> {
  const flat = (values: Values) => Object.fromEntries(paths.map((path) => [path, get(values, path)])) as Record<Path, unknown>;
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: ({ values, base }: { values: Values; base: Values }) => write(values, differentFields(flat(base), flat(values))),
    meta: { done, failed: null },
  });
  const live = useLiveForm<Values, Path>({ resolver, paths, stored, isSaving: isPending });
  const { form, base, markSaved, markRejected } = live;
  const save = async () => {
    let isSaved = false;
    await form.handleSubmit(
      async (values) => {
        try {
          await mutateAsync({ values, base });
          markSaved(values);
          isSaved = true;
        } catch {
          markRejected(values);
        }
      },
      () => onInvalid?.(form.getValues()),
    )();
    return isSaved;
  };
  return { ...live, isSaving: isPending, problem: error?.message ?? null, save };
}
