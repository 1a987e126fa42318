import { useMutation } from '@tanstack/react-query';
import { renameTour } from '@/backend/tours/commands';

/** @see TOUR-058 TOUR-059 */
export const useRenameTour = () => useMutation({ mutationFn: renameTour, meta: { done: 'Tour updated', failed: 'Error updating tour: ' } });
