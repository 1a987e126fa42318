import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import type { Organization } from '@/domain/organizations/organization';
import type { TourType } from '@/domain/organizations/tour-types';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { SortableList } from '@/ui/sorting/sortable-list';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { ListConflicts } from '../list-conflicts';
import { DeleteTourType } from './delete-tour-type';
import { TourTypeRow } from './tour-type-row';
import { useTourTypes } from './use-tour-types';

const fieldNames: Record<keyof TourType, string> = { id: 'Type', name: 'Name', color: 'Colour', range: 'Shade' };

/** The types that tours can have. @see SET-005 SET-006 SET-007 SET-008 */
export function TourTypesSection({ organization }: { organization: Organization }) {
  const { list, toursOf, add, remove, save, form } = useTourTypes(organization);
  const [deleted, setDeleted] = useState<TourType | null>(null);
  const nameOf = (key: string) => list.items.find(({ id }) => id === key)?.name || 'New type';
  return (
    <LiveFormFrame
      label="Tour Types"
      isChanged={list.isChanged}
      isSaving={list.isSaving}
      problem={list.problem}
      question={<ListConflicts list={list} organization={organization} nameOf={(key, field) => `${fieldNames[field]} of ${nameOf(key)}`} />}
      onSave={save}
    >
      <div ref={form}>
        {list.items.length === 0 ? (
          <EmptyState title="No tour types yet">
            Types sort tours by what they show, such as “Home” or “Plant”, each in a colour.
          </EmptyState>
        ) : (
          <SortableList keys={list.items.map(({ id }) => id)} nameOf={nameOf} onMove={list.move}>
            <ul aria-label="Tour types" className="flex flex-col gap-2">
              {list.items.map((type, index) => (
                <TourTypeRow
                  key={type.id}
                  type={type}
                  position={index + 1}
                  count={toursOf(type.id)?.length ?? null}
                  errors={list.problems.get(type.id)}
                  onChange={(changes) => list.change(type.id, changes)}
                  onDelete={() => setDeleted(type)}
                />
              ))}
            </ul>
          </SortableList>
        )}
        <div className="mt-4">
          <Button onClick={add}>
            <Plus aria-hidden size={16} strokeWidth={1.75} />
            Add a tour type
          </Button>
        </div>
      </div>
      {deleted && (
        <DeleteTourType
          type={deleted}
          others={list.items.filter(({ id, name }) => id !== deleted.id && name !== '')}
          count={toursOf(deleted.id)?.length ?? null}
          onDelete={(successor) => {
            remove(deleted, successor);
            setDeleted(null);
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </LiveFormFrame>
  );
}
