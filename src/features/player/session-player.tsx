import { memo, type ReactNode, useDeferredValue, useEffect, useMemo } from 'react';
import { tourTabTitle } from '@/domain/tours/tab-title';
import type { Tour } from '@/domain/tours/tour';
import { useShallowStable } from '@/ui/use-shallow-stable';
import { useTourLanguage } from '@/widgets/content-language/tour-language';
import { KioskContext } from '@/widgets/kiosk';
import type { EditorInstance } from '@/widgets/player-session/editing';
import type { PlayerSession } from '@/widgets/player-session/player-session';
import { PlayerSessionProvider, usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import type { PlayerCapabilities } from './capabilities';
import { TopBar } from './frame/top-bar';
import { AboutButton, EditSwitch } from './frame/top-bar-switches';
import type { Brand } from './frame/use-brand';
import { Player, type TourMetadata } from './player';
import { useCheckedTour } from './point-filter/use-checked-tour';
import { useViewedTour } from './point-filter/use-viewed-tour';
import type { PlayerSlots } from './slots';
import { useContentOnOpening } from './use-content-on-opening';
import { useCurrentTour } from './use-editing';
import { contentOf, type PlayerSetup } from './use-player-setup';

type ContentProps = Omit<PlayerSetup, 'entry'> & {
  brand: Brand;
  /** What this kind of player offers; `isEditing` is whether the open editor is in use. */
  capabilities: (tour: TourMetadata, isEditing: boolean) => PlayerCapabilities;
  slots: PlayerSlots;
  mayShare?: boolean;
  editing?: EditorInstance | null;
  /** Rendered after the tour's name. */
  beside?: ReactNode;
  /** Card of the share link in the address. */
  card?: ((tour: Tour) => ReactNode) | undefined;
  /** More buttons of the action bar. */
  barTools?: ReactNode;
  /** Toggles of the demo page. */
  debug?: ReactNode;
};

type Props = ContentProps & {
  session: PlayerSession;
  isKiosk?: boolean;
  /** Rendered inside the session. */
  children?: ReactNode;
};

/** The player over any kind of tour: kinds differ in what they pass here and in nothing else. */
export const SessionPlayer = ({ session, isKiosk = false, children, ...content }: Props) => (
  <PlayerSessionProvider session={session}>
    <KioskContext value={isKiosk}>
      <DeferredContent {...content} />
      {children}
    </KioskContext>
  </PlayerSessionProvider>
);

/** Defers updates of the player while editing, so that typing and reordering stay responsive. */
function DeferredContent(props: ContentProps) {
  const { editing = null } = props;
  const tour = useCurrentTour(props.tour, editing);
  const deferredTour = useDeferredValue(tour);
  return <Content {...props} tour={editing ? deferredTour : tour} />;
}

/** Re-renders on every edit. Children that only need `metadata` do not. */
const Content = memo(function Content(props: ContentProps) {
  const { icons, toContent, brand, slots, mayWrite, mayShare = false, editing = null, beside, card, barTools, debug } = props;
  const session = usePlayerSession();
  const isDefurnished = usePlayerState((state) => state.isDefurnished);
  const isEditMode = usePlayerState((state) => state.uiMode === 'edit');
  const { translate } = useTourLanguage();
  // who edits sees what is stored
  const found = useCheckedTour(props.tour);
  const tour = useMemo(() => (isEditMode ? props.tour : translate(found)), [isEditMode, translate, props.tour, found]);
  const viewed = useViewedTour(tour);
  const content = useMemo(() => contentOf({ tour: viewed, icons, toContent }), [viewed, icons, toContent]);
  useEffect(() => session.updateContent(content), [session, content]);
  const { folders: _, ...metadataFields } = tour;
  const metadata = useShallowStable(metadataFields);
  const isEditing = isEditMode && editing !== null;
  const capabilities = useMemo(() => props.capabilities(metadata, isEditing), [props.capabilities, metadata, isEditing]);
  const { hasEditSwitch, hasTopBarLinks, hasContentButton } = capabilities;
  useContentOnOpening(session, hasContentButton);
  const canEdit = hasEditSwitch && (mayWrite || editing !== null);
  const isNameBelow = hasEditSwitch && isEditMode;
  const showsAbout = capabilities.panels.has('about') && !isNameBelow;
  const besideName = useMemo(
    () => (
      <>
        {showsAbout && <AboutButton />}
        {beside}
      </>
    ),
    [showsAbout, beside],
  );
  const topBar = useMemo(
    () => (
      <TopBar tour={metadata} brand={brand} hasLinks={hasTopBarLinks} isNameBelow={isNameBelow} beside={besideName}>
        {editing && <editing.Tools />}
        {canEdit && <EditSwitch />}
      </TopBar>
    ),
    [metadata, brand, hasTopBarLinks, isNameBelow, besideName, editing, canEdit],
  );
  return (
    <>
      {capabilities.hasTabTitle && <title>{tourTabTitle(metadata)}</title>}
      <Player
        tour={tour}
        viewed={viewed}
        metadata={metadata}
        model={(isDefurnished && capabilities.defurnished) || capabilities.model}
        icons={icons}
        mayWrite={mayWrite}
        editing={editing}
        capabilities={capabilities}
        panels={{ tour, stored: props.tour, organization: brand.organization?.name ?? brand.id, capabilities, mayShare, slots, debug }}
        topBar={topBar}
        card={card?.(tour)}
        barTools={barTools}
      />
    </>
  );
});
