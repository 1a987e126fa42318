import type { PointType } from '@/domain/point-types/point-type';
import { ConfirmDialog } from '@/ui/confirm-dialog';

type Props = { type: PointType; onDelete: () => void; onClose: () => void };

/** Asks before a type is deleted. */
export const DeletePointType = ({ type, onDelete, onClose }: Props) => (
  <ConfirmDialog title={`Delete ${type.name || 'this type'}?`} confirmLabel="Delete" danger onConfirm={onDelete} onClose={onClose}>
    <p>
      No more points get this type. Points that have it keep what they hold, and tours go on showing it as they were saved last. It is
      deleted when you save the settings.
    </p>
  </ConfirmDialog>
);
