import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Call it when a document is restored: queries below the key are read again. Reading them was denied while it was deleted, or is denied a moment
 * later, if it was deleted just before. What is on screen stays, unless it was denied.
 */
export function readAgain(client: QueryClient, queryKey: QueryKey): void {
  client.removeQueries({ queryKey, type: 'inactive' });
  void client.resetQueries({ queryKey, type: 'active', predicate: ({ state }) => state.status === 'error' });
}
