import { useLocation } from 'react-router-dom';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import type { PlayerCapabilities } from '../capabilities';
import type { DocumentPage } from '../slots';
import { queryAt } from './use-address-sync';

/** The addresses of the document pages, which lead back to where the player is now; null where there are none. */
export function useDocumentPath({ documentPath }: Pick<PlayerCapabilities, 'documentPath'>): ((page: DocumentPage) => string) | null {
  const { search } = useLocation();
  const query = usePlayerState((state) => queryAt(search, state));
  return documentPath && ((page) => documentPath(page, query));
}
