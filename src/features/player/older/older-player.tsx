import { useCallback, useEffect, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { configuration } from '@/backend/config';
import { isPlayerAdmin } from '@/domain/access/platform';
import { chooseOrganizationPath } from '@/domain/addresses';
import { sceneOf } from '@/domain/application/configuration';
import { iconsOf } from '@/domain/icons';
import { olderTagDelayMs, tourOfOlder, withoutTags } from '@/domain/older/as-tour';
import { withUniqueIdentifiers } from '@/domain/older/edits';
import type { OlderItem } from '@/domain/older/items';
import { identifiersBesideList, mergedItems } from '@/domain/older/merged-points';
import type { OlderTour } from '@/domain/older/older-tours';
import { latestList, type PoiList } from '@/domain/older/poi-lists';
import type { Organization } from '@/domain/organizations/organization';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { breakpoints } from '@/ui/breakpoints';
import { useCurrentUser } from '@/widgets/current-user';
import { OlderLogo } from '@/widgets/older-logo';
import type { EditorInstance, StartEditing } from '@/widgets/player-session/editing';
import type { StartOlderEditing } from '@/widgets/player-session/older-editing';
import { createPlayerSession } from '@/widgets/player-session/player-session';
import type { Panel } from '@/widgets/player-session/player-state';
import { PlayerSessionProvider, usePlayerSession, usePlayerState } from '@/widgets/player-session/session-context';
import { initialPlayerState } from '../address/initial-state';
import { useAddressSync } from '../address/use-address-sync';
import type { PlayerCapabilities } from '../capabilities';
import { BrandMark, brandLinkStyle, TopBarFrame } from '../frame/top-bar-frame';
import { EditSwitch } from '../frame/top-bar-switches';
import { Player } from '../player';
import type { PlayerSlots } from '../slots';
import { SnapshotShare } from '../snapshot/snapshot-share';
import { useCurrentTour, useEditing, useHasUnsaved } from '../use-editing';

type Props = {
  older: OlderTour;
  lists: readonly PoiList[];
  /** What is shown beside the latest list. */
  points: readonly OlderItem[];
  organization: Organization;
  mayEdit: boolean;
  editor: () => Promise<StartOlderEditing>;
  onUnsaved: (hasUnsaved: boolean) => void;
};

/** The player over an older tour with its latest list. @see OLD-013 OLD-018 */
export function OlderPlayer({ older, lists, points, organization, mayEdit, editor, onUnsaved }: Props) {
  const [query] = useSearchParams();
  const currentUser = useCurrentUser();
  const list = useMemo(() => latestList(lists), [lists]);
  const stored = useStoredTour({ ...older, organization: organization.id }, list, points);
  const icons = useMemo(() => iconsOf(organization.iconDescription), [organization.iconDescription]);
  const [session] = useState(() => {
    const start = query.get('start') ?? '';
    const entry = { folders: stored.folders, mayWrite: mayEdit, wantsEdit: mayEdit, start, isShared: false, lastPoiName: null };
    const content = { folders: withoutTags(stored.folders), icons, scene: sceneOf(stored.id, configuration()) };
    return createPlayerSession(initialPlayerState(entry, window.innerWidth >= breakpoints.mobile), content);
  });
  const input = useMemo(
    () => ({
      tour: stored,
      icons,
      author: currentUser && { uid: currentUser.uid, email: currentUser.email },
      mayWrite: mayEdit,
      isAdmin: isPlayerAdmin(currentUser),
    }),
    [stored, icons, currentUser, mayEdit],
  );
  const [entry] = useState({ older: { ...older, organization: organization.id }, list, points });
  const load = useCallback(async () => {
    const start = await editor();
    const open: StartEditing = (player, input) => start(player, input, entry);
    return open;
  }, [editor, entry]);
  const editing = useEditing(session, load, input);
  useAddressSync(session.store);
  const hasUnsaved = useHasUnsaved(stored, editing);
  useEffect(() => onUnsaved(hasUnsaved), [hasUnsaved, onUnsaved]);
  return (
    <PlayerSessionProvider session={session}>
      <title>{tourTabTitle(older)}</title>
      <Content stored={stored} icons={icons} organization={organization} editing={editing} mayEdit={mayEdit} />
    </PlayerSessionProvider>
  );
}

function useStoredTour(
  { id, name, matterportId, organization, description }: OlderTour,
  list: PoiList | null,
  points: readonly OlderItem[],
): Tour {
  const items = useMemo(() => withUniqueIdentifiers(mergedItems(list, points)), [list, points]);
  const beside = useMemo(
    () =>
      identifiersBesideList(
        list,
        points.map(({ identifier }) => identifier),
      ),
    [list, points],
  );
  return useMemo(
    () => tourOfOlder({ id, name, matterportId, organization, description }, items, beside),
    [id, name, matterportId, organization, description, items, beside],
  );
}

type ContentProps = Pick<Props, 'organization' | 'mayEdit'> & {
  stored: Tour;
  icons: ReturnType<typeof iconsOf>;
  editing: EditorInstance | null;
};

function Content({ stored, icons, organization, editing, mayEdit }: ContentProps) {
  const session = usePlayerSession();
  const isEditing = usePlayerState((state) => state.uiMode === 'edit') && editing !== null;
  const tour = useCurrentTour(stored, editing);
  const showsTags = useShowsTags();
  const folders = useMemo(() => (showsTags ? tour.folders : withoutTags(tour.folders)), [tour.folders, showsTags]);
  useEffect(
    () => session.updateContent({ folders, icons, scene: sceneOf(stored.id, configuration()) }),
    [session, folders, icons, stored.id],
  );
  const capabilities = useMemo(() => capabilitiesOf(tour.matterportId !== '', isEditing), [tour.matterportId, isEditing]);
  const slots: PlayerSlots = {
    share: ({ onClose }) => <SnapshotShare name={tour.name} organization={organization.name} onClose={onClose} />,
    listHeader: <OlderLogo organization={organization} />,
  };
  return (
    <Player
      tour={tour}
      metadata={tour}
      model={tour.matterportId}
      icons={icons}
      mayWrite={mayEdit}
      editing={editing}
      capabilities={capabilities}
      panels={{ tour, capabilities, mayShare: false, slots }}
      topBar={
        <TopBarFrame
          name={tour.name}
          isNameBelow={isEditing}
          brand={
            <Link to={chooseOrganizationPath(organization.id)} className={brandLinkStyle}>
              <BrandMark brand={{ id: organization.id, organization }} />
            </Link>
          }
        >
          {editing && <editing.Tools />}
          {mayEdit && <EditSwitch />}
        </TopBarFrame>
      }
    />
  );
}

/** Whether the scan has been ready for as long as the older viewer waited before it placed tags. @see OLD-032 */
function useShowsTags(): boolean {
  const isReady = usePlayerState((state) => state.stage.name === 'ready');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setOver(true), olderTagDelayMs);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isOver;
}

const capabilitiesOf = (hasScan: boolean, isEditing: boolean): PlayerCapabilities => ({
  panels: new Set<Panel>(['floors', 'view', 'tutorial', 'share', ...(isEditing ? (['history', 'files'] as const) : [])]),
  hasScan,
  hasDefurnished: false,
  drone: null,
  hasDocuments: false,
  hasList: true,
});
