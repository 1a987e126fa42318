import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { EmbedDialog } from './embed-dialog';

const qrCodeDialog = () => import('./qr-code-dialog').then((it) => it.QrCodeDialog);
const editDialog = () => import('./edit-version-dialog').then((it) => it.EditVersionDialog);
const compareDialog = () => import('../compare/compare-dialog').then((it) => it.CompareDialog);
const restoreDialog = () => import('./restore-version-dialog').then((it) => it.RestoreVersionDialog);
const websiteDialog = () => import('../website/website-dialog').then((it) => it.WebsiteDialog);
const unpublishDialog = () => import('./unpublish-dialog').then((it) => it.UnpublishDialog);
const deleteDialog = () => import('./delete-version-dialog').then((it) => it.DeleteVersionDialog);

/** What is to be done with a version. */
export type VersionRequest = {
  kind: 'qr-code' | 'embed' | 'edit' | 'compare' | 'restore' | 'website' | 'unpublish' | 'delete';
  version: PublicationVersion;
};

type Props = {
  tour: Tour;
  versions: readonly PublicationVersion[];
  current: string | null;
  request: VersionRequest | null;
  onRequest: (request: VersionRequest | null) => void;
};

/** The dialogs over the list of versions. */
export function VersionDialogs({ tour, versions, current, request, onRequest }: Props) {
  const onClose = () => onRequest(null);
  const { kind, version } = request ?? {};
  return (
    <LazyOverlay key={`${kind} ${version?.id}`} onClose={onClose}>
      {version && kind === 'qr-code' && (
        <LazyComponent load={qrCodeDialog} props={{ tour, version, isCurrent: version.id === current, onClose }} />
      )}
      {version && kind === 'embed' && <EmbedDialog tour={tour} version={version} isCurrent={version.id === current} onClose={onClose} />}
      {version && kind === 'edit' && <LazyComponent load={editDialog} props={{ tour, version, onClose }} />}
      {version && kind === 'compare' && <LazyComponent load={compareDialog} props={{ tour, version, versions, onClose }} />}
      {version && kind === 'restore' && <LazyComponent load={restoreDialog} props={{ tour, version, onClose }} />}
      {version && kind === 'website' && <LazyComponent load={websiteDialog} props={{ tour, version, onClose }} />}
      {version && kind === 'unpublish' && <LazyComponent load={unpublishDialog} props={{ tour, version, onClose }} />}
      {version && kind === 'delete' && (
        <LazyComponent load={deleteDialog} props={{ tour, version, isCurrent: version.id === current, onClose }} />
      )}
    </LazyOverlay>
  );
}
