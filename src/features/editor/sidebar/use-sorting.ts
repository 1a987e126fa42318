import { useMemo } from 'react';
import { useSetting, writeSetting } from '@/ui/settings';
import { useEditingState } from '../session/editing-context';

const key = 'sortsTour';

export type Sorting = { isOn: boolean; toggle: (() => void) | null };

/** Whether lines are moved by dragging; administrators switch it off and on, and this browser remembers it. @see EDIT-107 */
export function useSorting(): Sorting {
  const isAdmin = useEditingState(({ given }) => given.isAdmin);
  const isOn = useSetting(key) !== 'off' || !isAdmin;
  return useMemo(() => ({ isOn, toggle: isAdmin ? () => writeSetting(key, isOn ? 'off' : null) : null }), [isOn, isAdmin]);
}
