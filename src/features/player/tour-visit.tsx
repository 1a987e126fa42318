import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { configuration } from '@/backend/config';
import { isPlayerAdmin } from '@/domain/access/platform';
import { canShare, canWrite } from '@/domain/access/tours';
import { defurnishedModelOf, modelOf, sceneOf, showsStages } from '@/domain/application/configuration';
import { localKeys } from '@/domain/application/local-keys';
import { iconsOf } from '@/domain/icons';
import type { Tour } from '@/domain/tours';
import { webAddress } from '@/domain/web-address';
import { breakpoints } from '@/ui/breakpoints';
import { readSetting, writeSetting } from '@/ui/settings';
import { useSteady } from '@/ui/use-steady';
import { useFacts } from '@/widgets/facts';
import type { Editing } from '@/widgets/visit/editing';
import { createPlayerSession } from '@/widgets/visit/player-session';
import type { Panel } from '@/widgets/visit/player-state';
import { SessionProvider, usePlayer, useSession } from '@/widgets/visit/session-context';
import type { Content } from '@/widgets/visit/stand';
import { useWho } from '@/widgets/who';
import { beginningAt } from './address/beginning';
import { useFollowedAddress } from './address/use-followed-address';
import { useKeptAddress } from './address/use-kept-address';
import { useVisitLinks, type VisitLinks } from './address/use-visit-links';
import type { VisitAddress } from './address/visit-address';
import { EditSwitch } from './frame/edit-switch';
import { TopBar } from './frame/top-bar';
import { TourSwitch } from './frame/tour-switch';
import type { Brand } from './frame/use-brand';
import { SharedCard } from './notices/shared-card';
import type { Offers } from './offers';
import { Player, type SteadyTour } from './player';
import type { PlayerSlots } from './slots';
import { useEditing, useShownTour } from './use-editing';

type Props = {
  tour: Tour;
  brand: Brand;
  slots: PlayerSlots;
  address: VisitAddress;
  /** Hears of the tour that somebody is editing, as it was last known. */
  onWork: (tour: Tour) => void;
};

/** A visit of a tour, from where its address says. */
export function TourVisit(props: Props) {
  const { tour, brand, address, slots, onWork } = props;
  const { start } = address;
  const wantsEdit = address.mode === 'edit';
  const links = useVisitLinks(address);
  const { isShared } = links;
  const who = useWho();
  const mayWrite = canWrite(who, tour, useFacts(tour.organization));
  const described = brand.organization?.iconDescription;
  const icons = useMemo(() => iconsOf(described ?? []), [described]);
  const aim = { folders: tour.folders, mayWrite, wantsEdit, start, isShared };
  const [session] = useState(() => {
    const arrival = { ...aim, lastPoiName: readSetting(localKeys.lastPoiName) };
    return createPlayerSession(beginningAt(arrival, window.innerWidth >= breakpoints.mobile), contentOf(tour, icons));
  });
  const given = useMemo(
    () => ({ tour, icons, author: who && { uid: who.uid, email: who.email }, mayWrite, isAdmin: isPlayerAdmin(who) }),
    [tour, icons, who, mayWrite],
  );
  const editing = useEditing(session, slots.editor, given);
  useEffect(() => {
    if (editing) onWork(tour);
  }, [editing, tour, onWork]);
  const [beginsInEdit] = useState(wantsEdit || tour.folders.length === 0);
  useEffect(() => {
    // Who may write is often known a moment later than the tour.
    if (mayWrite && beginsInEdit) session.store.getState().chooseUiMode('edit');
  }, [session, mayWrite, beginsInEdit]);
  // A stage is for this visit; the next one begins where it likes.
  useEffect(() => writeSetting(localKeys.lastPoiName, null), []);
  useKeptAddress(session.store);
  useFollowedAddress(session.store, aim);
  return (
    <SessionProvider session={session}>
      <Visited {...props} {...links} icons={icons} editing={editing} mayWrite={mayWrite} mayShare={canShare(who, tour)} />
    </SessionProvider>
  );
}

const contentOf = (tour: Tour, icons: Content['icons']): Content => ({
  folders: tour.folders,
  icons,
  scene: sceneOf(tour.id, configuration()),
});

type VisitedProps = Props &
  VisitLinks & { icons: ReturnType<typeof iconsOf>; mayWrite: boolean; mayShare: boolean; editing: Editing | null };

/** While somebody edits, the field that is typed in and the list that is arranged answer first; the visit around them follows. */
function Visited(props: VisitedProps) {
  const tour = useShownTour(props.tour, props.editing);
  const followed = useDeferredValue(tour);
  return <Shown {...props} tour={props.editing ? followed : tour} />;
}

/** What every step of an editor draws again; the rest of the tour is `steady`, and what stands on that alone is drawn once. */
const Shown = memo(function Shown({ tour, brand, slots, link, askAgain, collection, icons, mayWrite, mayShare, editing }: VisitedProps) {
  const session = useSession();
  const isDefurnished = usePlayer((state) => state.isDefurnished);
  const content = useMemo(() => contentOf(tour, icons), [tour, icons]);
  useEffect(() => session.show(content), [session, content]);
  const { folders: _, ...rest } = tour;
  const steady = useSteady(rest);
  const offers = useMemo(() => offersOf(steady, { mayWrite, slots }), [steady, mayWrite, slots]);
  const model = modelOf(steady, configuration());
  const topBar = useMemo(
    () => (
      <TopBar tour={steady} brand={brand} beside={collection && <TourSwitch collection={collection} tour={steady.id} />}>
        {editing && <editing.Tools />}
        {(mayWrite || editing) && <EditSwitch />}
      </TopBar>
    ),
    [steady, brand, collection, editing, mayWrite],
  );
  return (
    <Player
      tour={tour}
      steady={steady}
      model={isDefurnished ? defurnishedModelOf(steady, configuration()) : model}
      icons={icons}
      mayWrite={mayWrite}
      editing={editing}
      offers={offers}
      panels={{ tour, offers, mayShare, slots }}
      topBar={topBar}
      card={link !== undefined && <SharedCard key={link?.id} tour={tour} link={link} askAgain={askAgain} />}
    />
  );
});

function offersOf(tour: SteadyTour, { mayWrite, slots }: { mayWrite: boolean; slots: PlayerSlots }): Offers {
  const panels: Record<Panel, boolean> = {
    floors: true,
    view: true,
    tutorial: true,
    share: true,
    tours: false,
    debug: false,
    history: mayWrite,
    files: mayWrite && slots.fileManager !== undefined,
    stages: tour.tourTypeId !== '' && showsStages(tour.organization, configuration()),
  };
  return {
    panels: new Set((Object.keys(panels) as Panel[]).filter((panel) => panels[panel])),
    hasScan: modelOf(tour, configuration()) !== '',
    hasDefurnished: defurnishedModelOf(tour, configuration()) !== '',
    drone: webAddress(tour.nira),
    hasPapers: slots.files !== undefined,
    hasList: true,
  };
}
