import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useStore } from 'zustand';
import { iconsOf } from '@/domain/icons';
import { olderTagDelayMs, tourOfOlder, withoutTags } from '@/domain/older/as-tour';
import { withUniqueIdentifiers } from '@/domain/older/edits';
import type { OlderItem } from '@/domain/older/items';
import { identifiersBesideList, mergedItems } from '@/domain/older/merged-points';
import type { OlderTour } from '@/domain/older/older-tours';
import { latestList, type PoiList } from '@/domain/older/poi-lists';
import type { Organization } from '@/domain/organizations/organization';
import type { Tour } from '@/domain/tours/tour';
import { OlderLogo } from '@/widgets/older-logo';
import type { StartEditing } from '@/widgets/player-session/editing';
import type { StartOlderEditing } from '@/widgets/player-session/older-editing';
import type { PlayerStore } from '@/widgets/player-session/player-store';
import { capabilitiesOf } from '../capabilities';
import type { TourMetadata } from '../player';
import { PublicationShare } from '../publication/publication-share';
import { SessionPlayer } from '../session-player';
import type { PlayerSlots } from '../slots';
import { useEditing, useHasUnsaved } from '../use-editing';
import { type ToContent, usePlayerSetup } from '../use-player-setup';

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

const withHiddenTags: ToContent = (content) => ({ ...content, folders: withoutTags(content.folders) });

/** The player over an older tour with its latest list. @see OLD-013 OLD-018 */
export function OlderPlayer({ older, lists, points, organization, mayEdit, editor, onUnsaved }: Props) {
  const [query] = useSearchParams();
  const list = useMemo(() => latestList(lists), [lists]);
  const tour = useStoredTour({ ...older, organization: organization.id }, list, points);
  const icons = useMemo(() => iconsOf(organization.iconDescription), [organization.iconDescription]);
  const brand = useMemo(() => ({ id: organization.id, organization }), [organization]);
  const session = usePlayerSetup({
    tour,
    icons,
    mayWrite: mayEdit,
    entry: { start: query.get('start') ?? '', view: null, wantsEdit: mayEdit },
    toContent: withHiddenTags,
  });
  const [entry] = useState({ older: { ...older, organization: organization.id }, list, points });
  const load = useCallback(async () => {
    const start = await editor();
    const open: StartEditing = (player, input) => start(player, input, entry);
    return open;
  }, [editor, entry]);
  const editing = useEditing(session, load, { tour, icons, mayWrite: mayEdit });
  const hasUnsaved = useHasUnsaved(tour, editing);
  useEffect(() => onUnsaved(hasUnsaved), [hasUnsaved, onUnsaved]);
  const showsTags = useShowsTags(session.store);
  const capabilities = useCallback(
    (metadata: TourMetadata, isEditing: boolean) =>
      capabilitiesOf(metadata, { hasEditSwitch: mayEdit, panels: { share: true, history: isEditing, files: isEditing } }),
    [mayEdit],
  );
  const slots: PlayerSlots = {
    share: ({ tour, onClose }) => <PublicationShare tour={tour} organization={organization.name} onClose={onClose} />,
    listHeader: () => <OlderLogo organization={organization} />,
  };
  return (
    <SessionPlayer
      session={session}
      tour={tour}
      icons={icons}
      toContent={showsTags ? undefined : withHiddenTags}
      brand={brand}
      capabilities={capabilities}
      slots={slots}
      mayWrite={mayEdit}
      editing={editing}
    />
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

/** Whether the scan has been ready for as long as the older viewer waited before it placed tags. @see OLD-032 */
function useShowsTags(store: PlayerStore): boolean {
  const isReady = useStore(store, (state) => state.stage.name === 'ready');
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    if (!isReady) return;
    const timer = setTimeout(() => setOver(true), olderTagDelayMs);
    return () => clearTimeout(timer);
  }, [isReady]);
  return isOver;
}
