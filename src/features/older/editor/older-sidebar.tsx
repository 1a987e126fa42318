import { useQuery } from '@tanstack/react-query';
import MapPin from 'lucide-react/icons/map-pin';
import Tag from 'lucide-react/icons/tag';
import { organizationQueries } from '@/backend/organizations/queries';
import { allItems } from '@/domain/older/edits';
import { Button } from '@/ui/button';
import { cn } from '@/ui/cn';
import { SidePanel } from '@/ui/side-panel';
import { OlderLogo } from '@/widgets/older-logo';
import { ItemRow } from './item-row';
import { addItem, useOlderSession, useOlderState } from './older-session';
import { addTag } from './placing';
import { SaveControls } from './save-controls';

/** The points of the list, and what saves them. @see OLD-013 OLD-014 OLD-019 OLD-035 */
export function OlderSidebar({ onClose }: { onClose: () => void }) {
  const session = useOlderSession();
  const items = useOlderState((state) => state.items);
  const flashes = useOlderState((state) => state.flashes);
  const isPlacing = useOlderState((state) => state.placing !== null);
  return (
    <SidePanel label="Points of interest" kind="list" header={<Header />} onClose={onClose}>
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
        {items.length === 0 ? (
          <p className="px-4 py-8 text-center text-ink-soft text-sm">No points yet. Go to a view worth showing, then add it.</p>
        ) : (
          <ul aria-label={`${allItems(items).length} points`}>
            {items.map((item) => (
              <ItemRow key={item.identifier} item={item} depth={0} />
            ))}
          </ul>
        )}
      </div>
      <SaveControls />
    </SidePanel>
  );
}

function Header() {
  const { organization } = useOlderSession().ref;
  const { data } = useQuery(organizationQueries.one(organization));
  return data && <OlderLogo organization={data} />;
}
