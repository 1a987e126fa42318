import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import { useMemo } from 'react';
import { organizationQueries } from '@/backend/organizations/queries';
import { besideListName } from '@/domain/older/as-tour';
import { allItems } from '@/domain/older/edits';
import type { OlderItem } from '@/domain/older/items';
import { identifiersBesideList } from '@/domain/older/merged-points';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { SidePanel } from '@/ui/side-panel';
import { OlderLogo } from '@/widgets/older-logo';
import { ItemRow } from './item-row';
import { addItem, useOlderEditingSession, useOlderState } from './older-editing-session';
import { addTag } from './older-scan-tools';
import { SaveControls } from './save-controls';

/** The points of the list, and what saves them. @see OLD-013 OLD-014 OLD-019 OLD-035 */
export function OlderSidebar({ onClose }: { onClose: () => void }) {
  const session = useOlderEditingSession();
  const items = useOlderState((state) => state.items);
  const list = useOlderState((state) => state.list);
  const pointIds = useOlderState((state) => state.pointIds);
  const beside = useMemo(() => identifiersBesideList(list, pointIds), [list, pointIds]);
  const [own, added] = [
    items.filter(({ identifier }) => !beside.has(identifier)),
    items.filter(({ identifier }) => beside.has(identifier)),
  ];
  const flashes = useOlderState((state) => state.flashes);
  const isPlacing = useOlderState((state) => state.placing !== null);
  return (
    <SidePanel label="Points of interest" kind="arranging" header={<Header />} onClose={onClose}>
      <div role="toolbar" aria-label="Add" className="flex shrink-0 flex-wrap gap-2 px-4 py-3">
        <Button size="small" disabled={isPlacing} onClick={() => addItem(session, 'sweep')}>
          <MapPin aria-hidden size={15} strokeWidth={1.75} />
          Add sweep
        </Button>
        <Button size="small" disabled={isPlacing} onClick={() => void addTag(session)}>
          <Tag aria-hidden size={15} strokeWidth={1.75} />
          Add tag
        </Button>
      </div>
      <div
        data-flashes={flashes || undefined}
        className={cn('min-h-0 grow overflow-y-auto px-2 pb-2 transition-colors', flashes && 'bg-accent-wash')}
      >
        {items.length === 0 && (
          <p className="px-4 py-8 text-center text-ink-soft text-sm">No points yet. Go to a view worth showing, then add it.</p>
        )}
        {own.length > 0 && <Rows items={own} />}
        {added.length > 0 && <BesideList items={added} />}
      </div>
      <SaveControls />
    </SidePanel>
  );
}

const Rows = ({ items }: { items: readonly OlderItem[] }) => (
  <ul aria-label={`${allItems(items).length} points`}>
    {items.map((item) => (
      <ItemRow key={item.identifier} item={item} depth={0} />
    ))}
  </ul>
);

/** @see ADMIN-047 ADMIN-057 */
const BesideList = ({ items }: { items: readonly OlderItem[] }) => (
  <section aria-label={besideListName} className="mt-3 border-line border-t pt-3">
    <h3 className="px-2 font-medium text-ink text-sm">{besideListName}</h3>
    <p className="px-2 pb-2 text-pretty text-ink-faint text-xs">Added in the console. The next save puts them into the list.</p>
    <Rows items={items} />
  </section>
);

function Header() {
  const { organization } = useOlderEditingSession().ref;
  const { data } = useQuery(organizationQueries.one(organization));
  return data && <OlderLogo organization={data} />;
}
