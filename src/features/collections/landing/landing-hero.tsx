import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Collection } from '@/domain/collections/collection';
import { collectionDialogPath } from '@/domain/collections/collection-page-addresses';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import type { CollectionId } from '@/domain/ids';
import type { Organization } from '@/domain/organizations/organization';
import { collectionPlayerPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { cn } from '@/ui/cn';
import { PictureText } from '@/ui/picture-text';
import { titleSize } from '@/ui/title-size';
import { useTexts } from '@/ui/use-texts';
import { CollectionCover } from '@/widgets/collection-cover';
import { useShownTexts } from '@/widgets/content-language/use-shown-texts';
import { openedInApp } from '@/widgets/entity-list/use-list-address';
import { collectionLandingTexts } from './texts';

type Props = {
  collection: Collection;
  organization: Organization | null;
  tours: readonly CollectionTour[];
  /** Whether the user may add tours, and whether they may change the collection. */
  canAdd: boolean;
  canEdit: boolean;
};

/** Name and description of the collection on its cover image, and the way into its first tour. @see COLL-033 */
export function LandingHero({ collection, organization, tours, canAdd, canEdit }: Props) {
  const t = useTexts(collectionLandingTexts);
  const { id, name, description } = collection;
  const [first] = tours;
  return (
    <header data-glass className="relative isolate flex min-h-[34rem] flex-col justify-end bg-canvas">
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <CollectionCover collection={collection} tours={tours.slice(0, 1)} width={1600} />
      </div>
      <PictureText
        inset="page"
        actions={
          <div className="mt-6 flex flex-wrap items-center gap-2.5">
            {first && <StartLink collection={id} tour={first} />}
            {canAdd && <DialogLink to={collectionDialogPath('add', id)}>{t.addTours}</DialogLink>}
            {canEdit && <DialogLink to={collectionDialogPath('edit', id)}>{t.edit}</DialogLink>}
          </div>
        }
      >
        <p className="flex flex-wrap items-center gap-x-2 text-ink text-sm tabular-nums">
          <span aria-hidden className="h-0.5 w-8 rounded-full bg-accent-line" />
          {organization?.name && (
            <>
              <bdi>{organization.name}</bdi>
              <span aria-hidden>·</span>
            </>
          )}
          <span>{t.tours(tours.length)}</span>
        </p>
        <h1 className={cn('wrap-anywhere mt-3 text-balance font-semibold text-ink tracking-tight', titleSize(name))}>
          <bdi>{name}</bdi>
        </h1>
        {description && <Description text={description} />}
      </PictureText>
    </header>
  );
}

function StartLink({ collection, tour }: { collection: CollectionId; tour: CollectionTour }) {
  const t = useTexts(collectionLandingTexts);
  const { name } = useShownTexts(tour);
  return (
    <Link to={collectionPlayerPath(collection, tour.id)} className={`max-w-full ${buttonStyle({ look: 'light', size: 'large' })}`}>
      <Play aria-hidden size={18} strokeWidth={2} className="shrink-0 fill-current" />
      <span className="truncate" title={name}>
        {name ? t.startWith({ tour: name }) : t.start}
      </span>
    </Link>
  );
}

/** Leads to a dialog of the Collections page, which closes by going back to this one. */
const DialogLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} state={openedInApp} className={buttonStyle()}>
    {children}
  </Link>
);

/** From how many characters or lines a description is shortened at first. */
const longText = { characters: 360, lines: 5 };

function Description({ text }: { text: string }) {
  const t = useTexts(collectionLandingTexts);
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > longText.characters || text.split('\n').length > longText.lines;
  return (
    <>
      <p
        dir="auto"
        className={cn(
          'wrap-anywhere mt-3 max-w-[62ch] whitespace-pre-line text-pretty text-base text-ink md:mt-4',
          isLong && !isWhole && 'line-clamp-5',
        )}
      >
        {text}
      </p>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="mt-1 min-h-6 rounded-sm font-medium text-ink text-sm underline underline-offset-4 touch:min-h-11"
        >
          {isWhole ? t.showLess : t.showMore}
        </button>
      )}
    </>
  );
}
