import { useMemo } from 'react';
import { shallow } from 'zustand/shallow';
import { findPoi } from '@/domain/folders/find';
import type { PoiId } from '@/domain/ids';
import type { Poi } from '@/domain/pois';
import { useEditingState } from '../session/editing-context';
import type { EditingState } from '../session/editing-state';

/** A PoI but for what is typed: its name and its content. */
export type SteadyPoi = Omit<Poi, 'name' | 'content'>;

/** The PoI as it is now, the same object while its name and its content are typed; undefined for one that is gone. */
export const useSteadyPoi = (id: PoiId): SteadyPoi | undefined => useEditingState(useMemo(() => steadily(id), [id]));

function steadily(id: PoiId) {
  let known: SteadyPoi | undefined;
  return ({ edited }: EditingState): SteadyPoi | undefined => {
    const found = findPoi(edited.folders, id);
    if (!found) return;
    const { name: _name, content: _content, ...steady } = found;
    if (!known || !shallow(known, steady)) known = steady;
    return known;
  };
}
