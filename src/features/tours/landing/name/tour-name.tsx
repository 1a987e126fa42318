import Pencil from 'lucide-react/icons/pencil';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { errorMessage } from '@/domain/app-error';
import { tourNameProblem } from '@/domain/tours/tour-name';
import { IconButton } from '@/ui/icon-button';
import { useOnline } from '@/ui/use-online';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '@/widgets/use-mutation';
import { TourHeading } from '../headings';
import { tourNameTexts } from './texts';
import { TourNameForm } from './tour-name-form';

type Props = { name: string; canRename: boolean; isLarge?: boolean; save: (name: string) => Promise<void> };
/** What editing begins with. `base` is the name at that time; if the current name differs, someone else changed it. */
type Edit = { draft: string; base: string; error: string | null };
type Rename = Omit<Edit, 'error'>;

/** A tour's name with inline renaming. If saving fails, the input is restored with the error. @see TOUR-058 TOUR-059 */
export function TourName({ name, canRename, isLarge = false, save }: Props) {
  const t = useTexts(tourNameTexts);
  const [edit, setEdit] = useState<Edit | null>(null);
  const editButton = useRef<HTMLButtonElement>(null);

  const close = () => {
    flushSync(() => setEdit(null));
    editButton.current?.focus();
  };

  const saving = useMutation({
    mutationFn: ({ draft }: Rename) => save(draft.trim()),
    onError: (error, unsaved) => setEdit((current) => current ?? { ...unsaved, error: t.notSaved({ reason: error.message }) }),
    meta: { done: t.saved, failed: (error) => t.failed({ reason: errorMessage(error) }) },
  });

  const submit = (rename: Rename): string | null => {
    const problem = tourNameProblem(rename.draft);
    if (problem) return problem;
    close();
    if (rename.draft.trim() !== name) saving.mutate(rename);
    return null;
  };

  if (edit) {
    return (
      <>
        <h1 className="sr-only">{name}</h1>
        <TourNameForm
          initialName={edit.draft}
          initialError={edit.error}
          theirs={name === edit.base ? null : name}
          onSave={(draft) => submit({ draft, base: edit.base })}
          onCancel={close}
        />
      </>
    );
  }
  return (
    <div className="min-h-12">
      <div className="flex items-center gap-x-2">
        <TourHeading name={name} isLarge={isLarge} />
        {canRename && (
          <IconButton ref={editButton} label={t.rename} icon={Pencil} onClick={() => setEdit({ draft: name, base: name, error: null })} />
        )}
      </div>
      <SaveStatus isPending={saving.isPending} />
    </div>
  );
}

function SaveStatus({ isPending }: { isPending: boolean }) {
  const t = useTexts(tourNameTexts);
  const online = useOnline();
  return (
    <p role="status" className="text-ink-soft text-sm">
      {isPending && (online ? t.saving : t.storedHere)}
    </p>
  );
}
