import { useEffect } from 'react';
import { allPois } from '@/domain/folders/folder';
import type { Poi } from '@/domain/pois/poi';
import { breakpoints } from '@/ui/breakpoints';
import type { PlayerSession } from '@/widgets/player-session/player-session';

/**
 * Opening a PoI shows what it has to read. On phones it closes the list, and the sheet says at least which PoI was chosen. Only where a button
 * shows the content again.
 * @see VIEWER-015 VIEWER-016
 */
export function useContentOnOpening({ store, content }: PlayerSession, hasContentButton: boolean): void {
  useEffect(() => {
    if (!hasContentButton) return;
    return store.subscribe((state, before) => {
      if (state.activePoi === null || (state.activePoi === before.activePoi && state.openCount === before.openCount)) return;
      const isPhone = window.innerWidth < breakpoints.mobile;
      const poi = allPois(content().folders).find(({ identifier }) => identifier === state.activePoi);
      state.setShowsContent(isPhone || (poi !== undefined && hasContent(poi)));
      if (isPhone) state.setSidebarOpen(false);
    });
  }, [store, content, hasContentButton]);
}

/** Whether its panel has more to read than its name. */
const hasContent = ({ content, tag, typeId, fields }: Poi): boolean =>
  content.length > 0 || Boolean(tag?.description) || typeId !== undefined || fields !== undefined;
