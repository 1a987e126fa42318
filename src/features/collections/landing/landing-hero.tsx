import Play from 'lucide-react/icons/play';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { collectionPlayerPath } from '@/domain/addresses';
import { collectionDialogPath } from '@/domain/collections/addresses';
import type { Collection } from '@/domain/collections/collection';
import type { CollectionTour } from '@/domain/collections/collection-tour';
import type { Organization } from '@/domain/organizations/organization';
import { buttonStyle } from '@/ui/button';
import { cn } from '@/ui/cn';
import { openedInApp } from '@/widgets/entity-list/use-list-address';
import { CollectionCover } from '../collection-cover';
import { tourCountText } from '../list/list-context';

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
  const { id, name, description } = collection;
  const [first] = tours;
  return (
    <header data-glass className="relative isolate flex min-h-[21rem] flex-col justify-end bg-canvas md:min-h-[28rem]">
      <div className="absolute inset-0 -z-10 overflow-hidden">
        <CollectionCover collection={collection} tours={tours.slice(0, 1)} width={1600} />
        <SideShade />
      </div>
      {/* dark enough behind the text for a contrast of 4.5:1 over a white wall, however long it is */}
      <div aria-hidden className="h-32 bg-linear-to-b from-transparent via-black/20 to-black/65 lg:hidden" />
      <div className="from-black/65 to-black/80 max-lg:bg-linear-to-b">
        <div className="mx-auto w-full max-w-6xl px-4 pb-7 md:px-10 lg:py-12">
          <p className="flex max-w-2xl flex-wrap items-center gap-x-2 text-ink/85 text-sm tabular-nums">
            <span aria-hidden className="h-0.5 w-8 rounded-full bg-accent-line" />
            {[organization?.name, tourCountText(tours.length)].filter(Boolean).join(' · ')}
          </p>
          <h1 className="wrap-anywhere mt-3 max-w-2xl text-balance font-semibold text-3xl text-ink tracking-tight md:text-5xl md:leading-[1.1]">
            {name}
          </h1>
          {description && <Description text={description} />}
          <div className="mt-6 flex max-w-2xl flex-wrap gap-3">
            {first && (
              <Link to={collectionPlayerPath(id, first.id)} className={`max-w-full ${buttonStyle({ look: 'primary' })}`}>
                <Play aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
                <span className="truncate">Start with {first.name || 'the first tour'}</span>
              </Link>
            )}
            {canAdd && <DialogLink to={collectionDialogPath('add', id)}>Add tours</DialogLink>}
            {canEdit && <DialogLink to={collectionDialogPath('edit', id)}>Edit collection</DialogLink>}
          </div>
        </div>
      </div>
    </header>
  );
}

/** On wide screens the shade is behind the text alone, as wide as the text can get, and fades out beside it. */
const SideShade = () => (
  <div aria-hidden className="absolute inset-0 flex max-lg:hidden">
    <div className="w-[calc(max(0px,(100%-72rem)/2)+42rem)] shrink-0 bg-black/65" />
    <div className="w-96 bg-linear-to-r from-black/65 via-black/20 to-transparent" />
  </div>
);

/** Leads to a dialog of the Collections page, which closes by going back to this one. */
const DialogLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} state={openedInApp} className={buttonStyle()}>
    {children}
  </Link>
);

/** From how many characters or lines a description is shortened at first. */
const longText = { characters: 360, lines: 5 };

function Description({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > longText.characters || text.split('\n').length > longText.lines;
  return (
    <>
      <p
        className={cn(
          'wrap-anywhere mt-3 max-w-[62ch] whitespace-pre-line text-pretty text-base text-ink/90 md:mt-4',
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
          className="mt-1 min-h-6 rounded-sm font-medium text-ink text-sm underline underline-offset-4 max-md:min-h-11"
        >
          {isWhole ? 'Show less' : 'Show more'}
        </button>
      )}
    </>
  );
}
