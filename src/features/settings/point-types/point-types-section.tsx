import { useQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { pointTypeQueries } from '@/backend/point-types/queries';
import { errorMessage } from '@/domain/app-error';
import type { Organization } from '@/domain/organizations/organization';
import type { PointType, PointTypes } from '@/domain/point-types/point-type';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { ErrorState } from '@/ui/error-state';
import { SortableList } from '@/ui/sorting/sortable-list';
import { LiveFormFrame } from '@/widgets/live-form/live-form-frame';
import { ListConflicts } from '../list-conflicts';
import { Loading } from '../loading';
import { useFocusAdded } from '../use-focus-added';
import { DeletePointType } from './delete-point-type';
import { PointTypeRow } from './point-type-row';
import { usePointTypes } from './use-point-types';

/** The types of points that the tours of the organization can have. */
export function PointTypesSection({ organization }: { organization: Organization }) {
  const { data, error, isPending, refetch } = useQuery({ ...pointTypeQueries.of(organization.id), throwOnError: false });
  if (error) return <ErrorState title="The types couldn’t be loaded" message={errorMessage(error)} retry={() => void refetch()} />;
  if (isPending) return <Loading />;
  return <TypesForm organization={organization} catalog={data ?? null} />;
}

const fieldNames: Partial<Record<keyof PointType, string>> = {
  name: 'Name',
  icon: 'Icon',
  color: 'Colour',
  fields: 'Fields',
  states: 'States',
  leftOut: 'Left out of versions',
};

function TypesForm({ organization, catalog }: { organization: Organization; catalog: PointTypes | null }) {
  const list = usePointTypes(organization.id, catalog);
  const { form, focusAdded } = useFocusAdded();
  const [open, setOpen] = useState<string | null>(null);
  const [deleted, setDeleted] = useState<PointType | null>(null);
  const nameOf = (id: string) => list.items.find((type) => type.id === id)?.name || 'New type';
  const add = () => {
    const id = list.add();
    setOpen(id);
    focusAdded(id);
  };
  const storedKeys = new Set(list.base.flatMap(({ fields }) => fields.map(({ key }) => key)));
  const textless = { ...list, conflicts: list.conflicts.map((conflict) => ({ ...conflict, theirs: shownConflict(conflict.theirs) })) };
  return (
    <LiveFormFrame
      label="Point Types"
      isChanged={list.isChanged}
      isSaving={list.isSaving}
      problem={list.problem}
      question={
        <ListConflicts
          list={textless}
          organization={organization}
          nameOf={(id, field) => `${fieldNames[field] ?? field} of ${nameOf(id)}`}
        />
      }
      onSave={list.save}
    >
      <div ref={form}>
        <p className="mb-4 text-pretty text-ink-soft text-sm">
          What a tour shows of a type is stored with the tour: other names and colours show once it is saved again, and in versions that are
          published after that. Whoever may open a tour reads all of it, so a public tour shows everything that it has. Only versions leave
          something out.
        </p>
        {list.items.length === 0 ? (
          <EmptyState title="No types of points yet">
            A type says what there is to know about a kind of thing, such as the pressure of a valve, and what it can be in, such as open or
            done.
          </EmptyState>
        ) : (
          <SortableList keys={list.items.map(({ id }) => id)} nameOf={nameOf} onMove={list.move}>
            <ul aria-label="Point Types" className="flex flex-col gap-2">
              {list.items.map((type, index) => (
                <PointTypeRow
                  key={type.id}
                  type={type}
                  position={index + 1}
                  isOpen={open === type.id}
                  problems={list.problems}
                  storedKeys={storedKeys}
                  onOpen={() => setOpen(open === type.id ? null : type.id)}
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
            Add a type
          </Button>
        </div>
      </div>
      {deleted && (
        <DeletePointType
          type={deleted}
          onDelete={() => {
            list.setItems(list.items.filter(({ id }) => id !== deleted.id));
            setDeleted(null);
          }}
          onClose={() => setDeleted(null)}
        />
      )}
    </LiveFormFrame>
  );
}

/** Lists of fields and states say nothing in one line, so that somebody else changed them is all there is to say. */
const shownConflict = <Value,>(theirs: Value): Value => (typeof theirs === 'object' ? (true as Value) : theirs);
