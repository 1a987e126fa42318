import { type ReactNode, Suspense, useCallback, useEffect } from 'react';
import { findPoi } from '@/domain/folders/find';
import type { IconDescription } from '@/domain/icons';
import { typeOf } from '@/domain/point-types/point-type';
import type { Tour } from '@/domain/tours/tour';
import { preload } from '@/loading/load-code';
import { LazyBoundary, LazyComponent } from '@/ui/lazy-component';
import { LazyPart } from '@/ui/lazy-part';
import { PanelArea } from '@/ui/panel-area';
import { SidePanel } from '@/ui/side-panel';
import { useDeferredUntilPaint } from '@/ui/use-deferred-until-paint';
import { useMediaQuery } from '@/ui/use-media-query';
import { useTexts } from '@/ui/use-texts';
import type { EditorInstance } from '@/widgets/player-session/editing';
import { isListFirst, showsOneOfBoth } from '@/widgets/player-session/list-first';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { PointFilterButton } from '@/widgets/point-filter/point-filter-button';
import { playerPageTexts } from './page-texts';
import { type FilesOffered, useOpenFiles } from './search/use-open-files';
import { ListButton } from './sidebar/poi-preview';
import { PoiSidebar } from './sidebar/poi-sidebar';
import type { PlayerSlots } from './slots';

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
  hasList: boolean;
  listHeader?: ReactNode;
  comments: PlayerSlots['comments'];
  checks: PlayerSlots['checks'];
  /** whether the organization's saved filters are offered */
  hasSavedFilters: boolean;
  capabilities: FilesOffered;
};

/** The list on the left, the open PoI on the right; narrow windows show only one of them. */
export function SidePanels({
  tour,
  viewed,
  poiCount,
  icons,
  mayWrite,
  editing,
  isBelowTopBar,
  hasList,
  listHeader,
  comments,
  checks,
  hasSavedFilters,
  capabilities,
}: SideProps) {
  const hasRoomForOne = useMediaQuery(showsOneOfBoth);
  const activePoi = usePlayerState((state) => state.activePoi);
  const hasScanTag = usePlayerState((state) => state.scanTag !== null);
  const sidebarOpen = usePlayerState((state) => state.sidebarOpen);
  const openSidebar = usePlayerState((state) => state.setSidebarOpen);
  const isEditing = usePlayerState((state) => state.uiMode === 'edit');
  const isMeasuring = usePlayerState((state) => state.isMeasuring);
  const showsContent = usePlayerState((state) => state.showsContent);
  const closeSidebar = useCallback(() => openSidebar(false), [openSidebar]);
  // update the list first, then the content panel
  const deferredPoi = useDeferredUntilPaint(activePoi);
  const poi = deferredPoi === null ? undefined : findPoi(tour.folders, deferredPoi);
  useEffect(() => {
    // for the first PoI
    void preload(contentPanel);
  }, []);
  const isFirst = usePlayerState(isListFirst);
  const openList = usePlayerState((state) => state.openList);
  const hasComments = usePlayerState((state) => state.panel === 'comments') && comments !== undefined;
  const hasReading = (poi !== undefined && showsContent) || hasScanTag || hasComments;
  const showsList = hasList && sidebarOpen && !(hasRoomForOne && hasReading && !isFirst);
  const showsReading = !(hasRoomForOne && showsList && isFirst);
  const showsPoi = showsReading && !hasComments;
  return (
    <PanelArea
      isBelowTopBar={isBelowTopBar}
      isEditing={isEditing}
      // on phones the panels would cover the scan while measuring
      className={isMeasuring ? 'max-md:hidden' : undefined}
    >
      {showsList &&
        (isEditing && editing ? (
          <editing.Sidebar onClose={closeSidebar} />
        ) : (
          <List
            tour={tour}
            viewed={viewed}
            icons={icons}
            mayWrite={mayWrite}
            header={listHeader}
            hasSavedFilters={hasSavedFilters}
            capabilities={capabilities}
          />
        ))}
      {!showsList && hasList && (
        <div className="*:pointer-events-auto">
          <ListButton count={poiCount} onOpen={openList} />
        </div>
      )}
      {showsReading && hasComments && <Comments tour={tour} comments={comments} />}
      {showsPoi && poi && showsContent && !(isEditing && editing) && <Content tour={tour} icons={icons} poi={poi} checks={checks} />}
      {showsPoi && isEditing && editing && deferredPoi !== null && <editing.Panel />}
      {showsPoi && hasScanTag && <LazyPart load={scanTagPanel} props={{}} />}
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

type ListProps = Pick<SideProps, 'tour' | 'viewed' | 'icons' | 'mayWrite' | 'hasSavedFilters' | 'capabilities'> & { header: ReactNode };

function List({ tour, viewed, icons, mayWrite, header, hasSavedFilters, capabilities }: ListProps) {
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
          <PointFilterButton tour={tour} organization={hasSavedFilters ? tour.organization : undefined} />
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

function Content({
  tour,
  icons,
  poi,
  checks,
}: Pick<SideProps, 'tour' | 'icons' | 'checks'> & { poi: NonNullable<ReturnType<typeof findPoi>> }) {
  const { content } = useTexts(playerPageTexts);
  const openPoi = usePlayerState((state) => state.openPoi);
  const closePoi = usePlayerState((state) => state.closePoi);
  const hasStates = typeOf(tour.pointTypes, poi.typeId)?.states.length;
  const found = hasStates ? checks?.({ tour, poi }) : undefined;
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
