import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { bringOver, broughtOverQuery } from '@/backend/older/bring-over';
import { errorMessage } from '@/domain/app-error';
import { isUncategorized } from '@/domain/folders/folder';
import type { OrgId, TourId } from '@/domain/ids';
import type { BroughtOver } from '@/domain/older/brought-over';
import { olderTourPath } from '@/domain/older/older-page-addresses';
import type { OlderTour } from '@/domain/older/older-tours';
import { tourLandingPath } from '@/domain/page-addresses';
import { plural } from '@/domain/plural';
import { Badge } from '@/ui/badge';
import { Button, buttonStyle } from '@/ui/button';
import { ErrorState } from '@/ui/error-state';
import { NewWindow } from '@/ui/new-window';
import { useMutation } from '@/widgets/use-mutation';

type Props = {
  organization: OrgId;
  older: OlderTour;
  /** The tour that it became; null if it was not brought over yet. */
  importedAs: TourId | null;
};

/** An older tour: as it will be, the way to bring it over, and the original. @see LEGACY-IMPORT-002 LEGACY-IMPORT-010 LEGACY-IMPORT-011 */
export function OlderTourItem({ organization, older, importedAs }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => bringOver(older, organization),
    meta: { done: `${older.name} was brought over`, failed: null },
  });
  return (
    <li aria-label={older.name} className="flex flex-col gap-3 px-4 py-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere min-w-0 grow basis-48 font-medium text-ink text-sm">{older.name}</span>
        {importedAs && <Badge look="accent">Brought over</Badge>}
        <Button size="small" look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Hide' : 'What it will be'}
        </Button>
        <a
          href={`#${olderTourPath(organization, older.id, 'view')}`}
          target="_blank"
          rel="noopener"
          className={buttonStyle({ size: 'small' })}
        >
          Open the original
          <NewWindow />
        </a>
        {importedAs ? (
          <Link to={tourLandingPath(importedAs)} className={buttonStyle({ size: 'small' })}>
            Open the tour
          </Link>
        ) : (
          <Button size="small" look="primary" busy={isPending} onClick={() => mutate()}>
            Bring over
          </Button>
        )}
      </div>
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          {older.name} was not brought over. {error.message}
        </p>
      )}
      {isOpen && <Preview organization={organization} older={older} />}
    </li>
  );
}

function Preview({ organization, older }: Pick<Props, 'organization' | 'older'>) {
  const { data, error, refetch } = useQuery({ ...broughtOverQuery(organization, older.id), throwOnError: false });
  if (data) return <Contents {...data} />;
  if (error) return <ErrorState title="The tour couldn’t be read" message={errorMessage(error)} retry={() => void refetch()} />;
  return <div role="status" aria-label="Reading the tour" className="skeleton h-24 rounded-lg" />;
}

const Contents = ({ folders, pois, files, notes }: BroughtOver) => (
  <div className="flex flex-col gap-3 rounded-lg bg-sunken p-3 text-sm">
    <p className="text-ink tabular-nums">
      {plural(pois, { one: '# point of interest', other: '# points of interest' })} in{' '}
      {plural(folders.length, { one: '# folder', other: '# folders' })},{' '}
      {plural(files, { one: '# file of their sweeps', other: '# files of their sweeps' })}
    </p>
    <ul aria-label="Folders" className="flex flex-col gap-1">
      {folders.map(({ id, name, pois: members }) => (
        <li key={id} className="wrap-anywhere text-ink-soft">
          <span className="font-medium text-ink">{isUncategorized({ name }) ? 'Without a category' : name}</span>:{' '}
          {members.map((poi) => poi.name || 'Untitled').join(', ')}
        </li>
      ))}
    </ul>
    {notes.length > 0 && (
      <div>
        <p className="font-medium text-ink">What does not fit</p>
        <ul aria-label="What does not fit" className="mt-1 list-disc ps-5 text-ink-soft">
          {notes.map((note) => (
            <li key={note} className="wrap-anywhere">
              {note}
            </li>
          ))}
        </ul>
      </div>
    )}
  </div>
);
