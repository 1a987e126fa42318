import { currentId, publicTourPath } from '@/domain/publishing/publication-page-addresses';
import type { PublicationVersion } from '@/domain/publishing/publication-version';
import type { Tour } from '@/domain/tours/tour';
import { tourTitle } from '@/domain/tours/tour-title';
import { Dialog } from '@/ui/dialog';
import { EmbedFields } from '@/widgets/share-link/embed-fields';
import { embeddedImage } from '@/widgets/share-link/share-link-details';

type Props = { tour: Tour; version: PublicationVersion; isCurrent: boolean; onClose: () => void };

/** The code that embeds a version in another page; that of the current version follows the next one. */
export function EmbedDialog({ tour, version, isCurrent, onClose }: Props) {
  const path = publicTourPath(tour.organization, tour.id, isCurrent ? currentId : version.id);
  return (
    <Dialog
      title={isCurrent ? 'Embed code of the tour' : `Embed code of “${version.name}”`}
      description={isCurrent ? 'Shows the current version, also after you publish the next one.' : 'Always shows this version.'}
      open
      size="small"
      onClose={onClose}
    >
      {!version.public && (
        <p role="note" className="mb-4 text-pretty text-ink-soft text-sm">
          This version isn’t public. Make it public, so that visitors of the other page see it.
        </p>
      )}
      <EmbedFields
        name={tourTitle(tour)}
        address={`${window.location.origin}${window.location.pathname}#${path}`}
        image={embeddedImage({ ...tour, public: version.public })}
        isPlayer
        guidedTours={tour.guidedTours}
      />
    </Dialog>
  );
}
