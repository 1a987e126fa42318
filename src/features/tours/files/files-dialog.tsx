import { useState } from 'react';
import { canChange } from '@/domain/access/tours';
import type { Tour } from '@/domain/tours';
import { listNames } from '@/domain/tours/file-lists';
import { useFacts } from '@/widgets/facts';
import { useWho } from '@/widgets/who';
import { FilesEditor } from './files-editor';
import { FilesToRead } from './files-to-read';

type Props = { tour: Tour; onClose: () => void };

/** @see TOUR-062 */
export function FilesDialog({ tour, onClose }: Props) {
  const who = useWho();
  const facts = useFacts(tour.organization);
  const canEdit = canChange(who, tour, listNames, facts);
  // who may no longer change them keeps what was written; that it cannot be saved is said when it is tried
  const [isEditing, setEditing] = useState(canEdit);
  if (canEdit && !isEditing) setEditing(true);
  return isEditing ? <FilesEditor tour={tour} onClose={onClose} /> : <FilesToRead tour={tour} onClose={onClose} />;
}
