import FileUp from 'lucide-react/icons/file-up';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { duplicateTour } from '@/backend/tours/parts-commands';
import { errorMessage } from '@/domain/app-error';
import { guessedTextNote, textOfFile } from '@/domain/files/text-of-bytes';
import { type TourId, tourId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { tourFormPath } from '@/domain/page-addresses';
import { plural } from '@/domain/plural';
import { randomIdentifier } from '@/domain/random';
import { readTourData } from '@/domain/tours/data/read';
import { includedByDefault } from '@/domain/tours/duplicate';
import { importCounts } from '@/domain/tours/import';
import { maxImportCharacters } from '@/domain/tours/import-bounds';
import { tourTitle } from '@/domain/tours/tour-title';
import { Button, buttonStyle } from '@/ui/button';
import { Dialog } from '@/ui/dialog';
import { ErrorNote } from '@/ui/error-note';
import { useMutation } from '@/widgets/use-mutation';

type Props = { organization: Organization; onClose: () => void };
type Chosen = { name: string; id: TourId; isGuessed: boolean } & ReturnType<typeof readTourData>;

/** Creates a tour from a file that was downloaded under Export, after a look at what it has. */
export function FromFileDialog({ organization, onClose }: Props) {
  const navigate = useNavigate();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const { mutate, isPending, error } = useMutation({
    // a repeated attempt has the same id, so it makes no second tour
    mutationFn: ({ id, read }: { id: TourId; read: NonNullable<Chosen['read']> }) => {
      const to = { organization: organization.id, tourTypes: organization.tourTypes.map((type) => type.id), collections: [] };
      return duplicateTour({
        tour: read.tour,
        copy: { name: read.tour.name, isPublic: false, included: includedByDefault, to },
        id,
        translations: read.translations,
      });
    },
    onSuccess: (id) => navigate(tourFormPath(id), { replace: true }),
    meta: { done: 'Tour created', failed: null },
  });
  const read = chosen?.read ?? null;
  return (
    <Dialog
      title="Import a tour"
      description={`In ${organization.name}. The file is JSON that was downloaded under Export.`}
      open
      onClose={() => !isPending && onClose()}
      footer={
        <>
          <Button disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button look="primary" busy={isPending} disabled={!read} onClick={() => read && chosen && mutate({ id: chosen.id, read })}>
            {error ? 'Try again' : 'Create tour'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col items-start gap-5">
        <FileChoice disabled={isPending} onChoose={setChosen} />
        {chosen?.problem && (
          <ErrorNote className="w-full">
            “{chosen.name}” can’t be read. {chosen.problem.where}: {chosen.problem.what}
          </ErrorNote>
        )}
        {chosen?.isGuessed && <p className="text-pretty text-ink-soft text-sm">{guessedTextNote}</p>}
        {read && <Contents read={read} />}
        {error && <ErrorNote className="w-full">The tour was not created: {errorMessage(error)}</ErrorNote>}
      </div>
    </Dialog>
  );
}

function FileChoice({ disabled, onChoose }: { disabled: boolean; onChoose: (chosen: Chosen) => void }) {
  const id = useId();
  const read = async (file: File) => {
    const id = tourId(randomIdentifier());
    const content = file.size > maxImportCharacters * 4 ? null : await textOfFile(file).catch(() => null);
    const outcome =
      content === null
        ? { read: null, problem: { where: 'The file', what: 'It is too large, or your browser could not open it.' } }
        : readTourData(content.text);
    onChoose({ name: file.name, id, isGuessed: content?.isGuessed ?? false, ...outcome });
  };
  return (
    <label htmlFor={id} className={`${buttonStyle()} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent-line`}>
      <FileUp aria-hidden size={16} strokeWidth={1.75} />
      Choose a file
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        disabled={disabled}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void read(file);
          target.value = '';
        }}
      />
    </label>
  );
}

function Contents({ read: { tour, notes } }: { read: NonNullable<Chosen['read']> }) {
  const { folders, pois, files } = importCounts(tour.folders);
  const rows = tour.floorplans.length + tour.documents.length + tour.files.length;
  return (
    <section aria-label="Preview" className="flex w-full flex-col gap-2 rounded-lg bg-sunken px-4 py-3 text-sm">
      <h3 className="wrap-anywhere font-medium text-ink">{tourTitle(tour)}</h3>
      <p className="text-ink-soft tabular-nums">
        {plural(folders, { one: '# folder', other: '# folders' })},{' '}
        {plural(pois, { one: '# point of interest', other: '# points of interest' })} with{' '}
        {plural(files, { one: '# file', other: '# files' })}, {plural(rows, { one: '# plan or document', other: '# plans and documents' })}
      </p>
      {notes.length > 0 && (
        <ul aria-label="What does not fit" className="list-disc ps-5 text-ink-soft">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
