import { createContext, type ReactNode, use, useMemo } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { Folder } from '@/domain/folders/folder';
import type { PoiId } from '@/domain/ids';
import { linkedPoint } from '@/domain/point-link';

/** Opens a point of the tour that is shown; null for one that it doesn't have. */
type OpenerOf = (poi: PoiId) => (() => void) | null;

const PointLinksContext = createContext<OpenerOf>(() => null);

type Props = { folders: readonly Folder[]; onOpen: (poi: PoiId) => void; children: ReactNode };

/** Where links in texts open points of the tour; elsewhere they are words. */
export function PointLinks({ folders, onOpen, children }: Props) {
  const openerOf = useMemo<OpenerOf>(() => (poi) => (findPoi(folders, poi) ? () => onOpen(poi) : null), [folders, onOpen]);
  return <PointLinksContext value={openerOf}>{children}</PointLinksContext>;
}

/** What a link in a text opens: null for one to the web, and to a point that isn't there. */
export function usePointLink(address: string): (() => void) | null {
  const openerOf = use(PointLinksContext);
  const poi = linkedPoint(address);
  return poi && openerOf(poi);
}
