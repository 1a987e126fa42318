import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Collection } from '@/domain/collections/collection';
import { collectionDialogPath } from '@/domain/collections/collection-page-addresses';
import { collectionPath } from '@/domain/page-addresses';
import { Button, buttonStyle } from '@/ui/button';
import { cn } from '@/ui/cn';
import { CollectionCover } from '@/widgets/collection-cover';
import { ItemMenuButton } from '@/widgets/entity-list/item-menu-button';
import type { ItemView } from '@/widgets/entity-list/list-item';
import { quietBox } from '@/widgets/entity-list/select-box';
import { openedInApp } from '@/widgets/entity-list/use-list-address';
import { type ListContext, tourCountText } from './list-context';

type Props = { collection: Collection; context: ListContext; view: ItemView };

const collectionMenu = () => import('./collection-menu').then((it) => it.CollectionMenu);

/** A collection with its cover and buttons; the whole card leads to its page. @see COLL-005 */
export function CollectionCard({ collection, context, view: { isFastScrolling, checkbox } }: Props) {
  const { id, name, description } = collection;
  const tours = context.toursOf?.get(id) ?? [];
  return (
    <article className="group relative flex h-full overflow-hidden rounded-xl border border-line bg-surface shadow-card transition-[border-color,box-shadow] focus-within:border-line-strong hover:border-line-strong hover:shadow-lifted has-checked:border-accent-line has-checked:ring-1 has-checked:ring-accent-line">
      <div className="relative w-[30%] max-w-52 shrink-0 border-line border-e">
        {!isFastScrolling && <CollectionCover collection={collection} tours={tours} width={400} />}
        {checkbox && <div className={cn('absolute top-1.5 start-1.5 z-1 rounded-md bg-surface shadow-card', quietBox)}>{checkbox}</div>}
      </div>
      <div className="flex min-w-0 grow flex-col px-3.5 pt-2.5 pb-3">
        <div className="flex items-start gap-1">
          <h3 dir="auto" className="mt-0.5 min-w-0 grow truncate font-semibold text-base text-ink leading-snug">
            <Link
              to={collectionPath(id)}
              title={name}
              className="scroll-mt-32 scroll-mb-16 rounded-sm outline-offset-4 after:absolute after:inset-0 after:rounded-xl"
            >
              {name}
            </Link>
          </h3>
          {context.canAdd && !isFastScrolling && (
            <span className="relative -me-1.5">
              <ItemMenuButton label={`Menu of ${name}`} load={collectionMenu} props={{ collection, context }} />
            </span>
          )}
        </div>
        <p className="truncate text-ink-soft text-sm tabular-nums">{context.toursOf ? tourCountText(tours.length) : ' '}</p>
        <p dir="auto" className="wrap-anywhere mt-1 line-clamp-2 text-ink-soft text-sm">
          {description}
        </p>
        {!isFastScrolling && context.canAdd && <Actions collection={collection} context={context} />}
      </div>
    </article>
  );
}

/** @see COLL-005 */
function Actions({ collection, context: { canEdit, openDialog } }: Omit<Props, 'view'>) {
  const { id, name } = collection;
  return (
    <div className="relative mt-auto flex flex-wrap gap-2 pt-2">
      <DialogLink to={collectionDialogPath('add', id)} label={`Add tours to ${name}`}>
        Add tours
      </DialogLink>
      <Button size="small" aria-label={`Invite collaborators to ${name}`} onClick={() => openDialog('invite', collection)}>
        Invite collaborators
      </Button>
      {canEdit && (
        <DialogLink to={collectionDialogPath('edit', id)} label={`Edit collection ${name}`}>
          Edit collection
        </DialogLink>
      )}
    </div>
  );
}

type LinkProps = { to: string; label: string; children: ReactNode };

/** Leads to a dialog over the list, whose search and order stay. */
function DialogLink({ to, label, children }: LinkProps) {
  const { search } = useLocation();
  return (
    <Link to={to + search} state={openedInApp} aria-label={label} className={buttonStyle({ size: 'small' })}>
      {children}
    </Link>
  );
}
