import { type ReactNode, Suspense, useCallback } from 'react';
import { useShallow } from 'zustand/shallow';
import { findPoi } from '@/domain/folders/find';
import type { IconDescription } from '@/domain/icons';
import { typeOf } from '@/domain/point-types/point-type';
import type { Poi } from '@/domain/pois/poi';
import type { Tour } from '@/domain/tours/tour';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { LazyPart } from '@/ui/lazy-part';
import { PanelArea } from '@/ui/panel-area';
import { SidePanel } from '@/ui/side-panel';
import { useCodeAhead } from '@/ui/use-code-ahead';
import { useDeferredUntilPaint } from '@/ui/use-deferred-until-paint';
import { useMediaQuery } from '@/ui/use-media-query';
import { useTexts } from '@/ui/use-texts';
import type { EditorInstance } from '@/widgets/player-session/editing';
import { isListFirst, showsOneOfBoth } from '@/widgets/player-session/list-first';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import type { PlayerState } from '@/widgets/player-session/player-state';
import { PointFilterButton } from '@/widgets/point-filter/point-filter-button';
import type { PlayerCapabilities } from './capabilities';
import { playerPageTexts } from './page-texts';
import { useOpenFiles } from './search/use-open-files';
import { ListButton } from './sidebar/poi-preview';
import { PoiSidebar } from './sidebar/poi-sidebar';
import type { PlayerSlots } from './slots';
import { visiblePanels } from './visible-panels';

const scanTagPanel = () => import('./content/scan-tag-panel').then((part) => part.ScanTagPanel);
const foundGroups = () => import('./search/found-groups').then((part) => part.FoundGroups);
const contentPanel = () => import('./content/content-panel').then((part) => part.ContentPanel);

type SideProps = {
  tour: Tour;
  /** the tour as the filter of its points shows it */
  viewed: Tour;
  icons: readonly IconDescription[];
  mayWrite: boolean;
  poiCount: number;
  editing: EditorInstance | null;
  isBelowTopBar: boolean;
  capabilities: PlayerCapabilities;
  slots: Pick<PlayerSlots, 'listHeader' | 'comments' | 'checks'>;
};

const sideState = (state: PlayerState) => ({
  activePoi: state.activePoi,
  showsContent: state.showsContent,
  hasScanTag: state.scanTag !== null,
  hasComments: state.panel === 'comments',
  isListOpen: state.sidebarOpen,
  isListFirst: isListFirst(state),
  isEditing: state.uiMode === 'edit',
  isMeasuring: state.isMeasuring,
  openList: state.openList,
  setSidebarOpen: state.setSidebarOpen,
});

/** The list on the left, the open PoI on the right; narrow windows show only one of them. */
export function SidePanels(props: SideProps) {
  const { tour, poiCount, editing, isBelowTopBar, capabilities, slots } = props;
  const { hasList } = capabilities;
  const state = usePlayerState(useShallow(sideState));
  const { hasScanTag, isMeasuring, openList, setSidebarOpen } = state;
  const editor = state.isEditing ? editing : null;
  // update the list first, then the content panel
  const activePoi = useDeferredUntilPaint(state.activePoi);
  const poi = (state.showsContent && activePoi !== null && findPoi(tour.folders, activePoi)) || null;
  const comments = (state.hasComments && capabilities.panels.has('comments') && slots.comments) || null;
  const visible = visiblePanels({
    hasRoomForOne: useMediaQuery(showsOneOfBoth),
    isListOpen: hasList && state.isListOpen,
    isListFirst: state.isListFirst,
    hasPoint: poi !== null,
    hasScanTag,
    hasComments: comments !== null,
  });
  const closeSidebar = useCallback(() => setSidebarOpen(false), [setSidebarOpen]);
  // for the first PoI
  useCodeAhead(contentPanel);
  return (
    <PanelArea
      isBelowTopBar={isBelowTopBar}
      isEditing={state.isEditing}
      // on phones the panels would cover the scan while measuring
      className={isMeasuring ? 'max-md:hidden' : undefined}
    >
      {visible.list && (editor ? <editor.Sidebar onClose={closeSidebar} /> : <List {...props} header={slots.listHeader?.({ tour })} />)}
      {!visible.list && hasList && (
        <div className="*:pointer-events-auto">
          <ListButton count={poiCount} onOpen={openList} />
        </div>
      )}
      {visible.comments && comments && <Comments tour={tour} comments={comments} />}
      {visible.points && poi && !editor && <Content {...props} poi={poi} />}
      {visible.points && editor && activePoi !== null && <editor.Panel />}
      {visible.points && hasScanTag && <LazyPart load={scanTagPanel} props={{}} />}
    </PanelArea>
  );
}

function Comments({ tour, comments }: { tour: Tour; comments: NonNullable<PlayerSlots['comments']> }) {
  const closePanel = usePlayerState((state) => state.closePanel);
  return (
    <LazyBoundary>
      <Suspense fallback={null}>{comments({ tour, onClose: closePanel })}</Suspense>
    </LazyBoundary>
  );
}

type ListProps = Pick<SideProps, 'tour' | 'viewed' | 'icons' | 'mayWrite' | 'capabilities'> & { header: ReactNode };

function List({ tour, viewed, icons, mayWrite, header, capabilities }: ListProps) {
  const openFiles = useOpenFiles(capabilities);
  const activePoi = usePlayerState((state) => state.activePoi);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const hiddenFolders = usePlayerState((state) => state.hiddenFolders);
  const openPoi = usePlayerState((state) => state.openPoi);
  const toggleFolder = usePlayerState((state) => state.toggleFolder);
  const openSidebar = usePlayerState((state) => state.setSidebarOpen);
  const chooseUiMode = usePlayerState((state) => state.setUiMode);
  const showPoi = usePlayerState((state) => state.showPoi);
  const search = usePlayerState((state) => state.search);
  const setSearch = usePlayerState((state) => state.setSearch);
  const isSearchRequested = usePlayerState((state) => state.isSearchRequested);
  const endSearchRequest = usePlayerState((state) => state.endSearchRequest);
  const roomNames = usePlayerState((state) => state.roomNames);
  const threadCounts = usePlayerState((state) => state.openThreads);
  return (
    <PoiSidebar
      tour={viewed}
      filter={
        <div className="px-3 pb-2 empty:hidden">
          <PointFilterButton tour={tour} organization={capabilities.readsPrivate ? tour.organization : undefined} />
        </div>
      }
      icons={icons}
      activePoi={activePoi}
      isEditing={isEditing}
      canWrite={mayWrite}
      hiddenFolders={hiddenFolders}
      header={header}
      onOpen={openPoi}
      onShow={showPoi}
      search={search}
      onSearch={setSearch}
      isSearchRequested={isSearchRequested}
      onSearchFocused={endSearchRequest}
      roomNames={roomNames}
      threadCounts={threadCounts}
      foundBelow={(sought, onFound) => <LazyPart load={foundGroups} props={{ tour: viewed, search: sought, openFiles, onFound }} />}
      onToggleFolder={toggleFolder}
      onCreateFirst={() => chooseUiMode('edit')}
      onClose={() => openSidebar(false)}
    />
  );
}

type ContentProps = Pick<SideProps, 'tour' | 'icons' | 'capabilities' | 'slots'> & { poi: Poi };

function Content({ tour, icons, capabilities, slots, poi }: ContentProps) {
  const { content } = useTexts(playerPageTexts);
  const openPoi = usePlayerState((state) => state.openPoi);
  const closePoi = usePlayerState((state) => state.closePoi);
  const hasStates = typeOf(tour.pointTypes, poi.typeId)?.states.length;
  const found = hasStates && capabilities.readsPrivate ? slots.checks?.({ tour, poi }) : undefined;
  const wrapInPanel = (inside: ReactNode) => (
    <SidePanel
      label={content}
      kind="reading"
      header={
        <p dir="auto" className="truncate font-medium text-base">
          {poi.name}
        </p>
      }
      onClose={closePoi}
    >
      {inside}
    </SidePanel>
  );
  return (
    <LazyBoundary framed={wrapInPanel}>
      <Suspense fallback={wrapInPanel(null)}>
        <LazyComponent load={contentPanel} props={{ tour, icons, poi, found, onOpen: openPoi, onClose: closePoi }} />
      </Suspense>
    </LazyBoundary>
  );
}
