import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import { useEditingState } from '../session/editing-context';

/** The PoI as it is now; undefined for one that is gone. */
export const usePoi = (id: PoiId): Poi | undefined => useEditingState((state) => findPoi(state.edited.folders, id));
