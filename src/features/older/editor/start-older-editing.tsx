import { type ComponentType, memo, Suspense } from 'react';
import { foldersOfItems } from '@/domain/older/as-tour';
import type { OlderItem } from '@/domain/older/items';
import { identifiersBesideList } from '@/domain/older/merged-points';
import type { PoiList } from '@/domain/older/poi-lists';
import type { Tour } from '@/domain/tours/tour';
import { LazyBoundary } from '@/ui/lazy-component';
import type { PlayerComponent } from '@/widgets/player-session/editing';
import type { StartOlderEditing } from '@/widgets/player-session/older-editing';
import { ShortcutList } from '@/widgets/player-session/shortcut-list';
import { OlderBanners } from './older-banners';
import { createOlderEditingSession, type OlderEditingSession, OlderEditingSessionProvider } from './older-editing-session';
import { OlderFiles } from './older-files';
import { OlderHistory } from './older-history';
import { OlderPanel } from './older-panel';
import { cancelScanTool } from './older-scan-tools';
import { OlderSidebar } from './older-sidebar';
import { OlderTools } from './older-tools';

/** Starts editing an older tour: the parts of its editor, and the tour with unsaved changes. @see OLD-013 */
export const startOlderEditing: StartOlderEditing = (player, input, entry) => {
  const session = createOlderEditingSession(player, entry);
  const part = withOlderEditingSession(session);
  let cached: { items: OlderItem[]; list: PoiList | null; stored: Tour; tour: Tour } | null = null;
  let stored = input.tour;
  const tour = () => {
    const { items, list, pointIds } = session.store.getState();
    if (cached?.items !== items || cached.list !== list || cached.stored !== stored) {
      cached = { items, list, stored, tour: { ...stored, folders: foldersOfItems(items, identifiersBesideList(list, pointIds)) } };
    }
    return cached.tour;
  };
  return {
    tour,
    subscribe: session.store.subscribe,
    update: (next) => {
      stored = next.tour;
    },
    commands: [
      {
        id: 'give-up',
        label: 'Cancel placing a tag or changing a view',
        group: 'edit',
        keys: ['escape'],
        whileTyping: true,
        isEnabled: () => session.store.getState().placing !== null || session.store.getState().changingView !== null,
        run: () => cancelScanTool(session),
      },
    ],
    end: () => undefined,
    Sidebar: part(OlderSidebar),
    Panel: part(OlderPanel),
    Tools: part(OlderTools),
    Over: part(OlderBanners),
    History: part(OlderHistory),
    Tutorial: part(ShortcutList),
    Files: part(OlderFiles),
  };
};

const withOlderEditingSession =
  (session: OlderEditingSession) =>
  <Props extends object>(Part: ComponentType<Props>): PlayerComponent<Props> =>
    memo((props: Props) => (
      <OlderEditingSessionProvider value={session}>
        <LazyBoundary message="Something went wrong in this panel. Your changes are safe.">
          <Suspense>
            <Part {...props} />
          </Suspense>
        </LazyBoundary>
      </OlderEditingSessionProvider>
    )) as PlayerComponent<Props>;
