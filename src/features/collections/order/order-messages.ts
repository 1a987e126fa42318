import { errorMessage } from '@/domain/app-error';

/** @see COLL-015 COLL-016 */
export const orderMessages = {
  done: 'Order saved successfully',
  failed: (error: Error) => `Error saving order: ${errorMessage(error)}`,
};
