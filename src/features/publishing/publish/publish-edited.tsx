import { errorMessage } from '@/domain/app-error';
import type { Tour } from '@/domain/tours/tour';
import { Dialog } from '@/ui/dialog';
import { ErrorState } from '@/ui/error-state';
import { useVersions } from '../versions/use-versions';
import { PublishDialog } from './publish-dialog';

type Props = {
  /** The edited copy of a version, as a tour. */
  tour: Tour;
  /** The version it is a copy of. */
  version: string;
  onPublished: () => void;
  /** @param published the new version; null if nothing was published */
  onClose: (published: string | null) => void;
};

/** Publishes the edited copy of a version as the next one. @see VIEWER-007 */
export function PublishEdited({ tour, version, onPublished, onClose }: Props) {
  const { versions, error, isPending, retry } = useVersions(tour);
  if (error && versions.length === 0)
    return (
      <Dialog title="Publish" open onClose={() => onClose(null)}>
        <ErrorState title="The versions couldn’t be loaded" message={errorMessage(error)} retry={retry} />
      </Dialog>
    );
  if (isPending) return null;
  return <PublishDialog tour={tour} onPublished={onPublished} onClose={onClose} number={(versions[0]?.number ?? 0) + 1} copyOf={version} />;
}
