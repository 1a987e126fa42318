import { useState } from 'react';
import { type TourTypeId, tourTypeId } from '@/domain/ids';
import type { TourType } from '@/domain/organizations/tour-types';
import { plural } from '@/domain/plural';
import { ConfirmDialog } from '@/ui/confirm-dialog';
import { SelectField } from '@/ui/select-field';

type Props = {
  type: TourType;
  /** The types that its tours can get instead. */
  others: readonly TourType[];
  /** Number of its tours; null while it is unknown. */
  count: number | null;
  onDelete: (successor: TourTypeId | null) => void;
  onClose: () => void;
};

/** Asks before a type is deleted, and what its tours get instead. @see SET-008 */
export function DeleteTourType({ type, others, count, onDelete, onClose }: Props) {
  const [successor, setSuccessor] = useState('');
  return (
    <ConfirmDialog
      title={`Delete ${type.name || 'this type'}?`}
      confirmLabel="Delete"
      danger
      disabled={count === null}
      onConfirm={() => onDelete(successor === '' ? null : tourTypeId(successor))}
      onClose={onClose}
    >
      <p>Are you sure you want to delete this tour type? It will affect all tours that use this type.</p>
      {count === null && <p>Counting its tours…</p>}
      {count === 0 && <p>No tour has it.</p>}
      {count !== null && count > 0 && (
        <SelectField
          label={plural(count, { one: 'The tour of this type gets', other: 'The # tours of this type get' })}
          value={successor}
          onChange={({ target }) => setSuccessor(target.value)}
          options={[{ value: '', label: 'No type' }, ...others.map(({ id, name }) => ({ value: id as string, label: name }))]}
        />
      )}
      <p>It is deleted when you save the settings.</p>
    </ConfirmDialog>
  );
}
