import { useNavigate } from 'react-router-dom';
import { usePlayerSession } from '@/widgets/player-session/player-session-context';
import { useDocumentPath } from '../address/use-document-path';
import type { PlayerCapabilities } from '../capabilities';

type FilesOffered = Pick<PlayerCapabilities, 'documentPath' | 'hasFilesButton' | 'panels'>;

/** Opens the list of the tour's own files, over the player or as a page; null where there is none, as in a kiosk. */
export function useOpenFiles(offered: FilesOffered): (() => void) | null {
  const { store } = usePlayerSession();
  const navigate = useNavigate();
  const documentPath = useDocumentPath(offered);
  if (!offered.hasFilesButton) return documentPath && (() => navigate(documentPath('files')));
  return offered.panels.has('files') ? () => store.setState({ panel: 'files' }) : null;
}
