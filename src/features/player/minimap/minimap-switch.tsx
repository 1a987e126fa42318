import MapIcon from 'lucide-react/icons/map-pinned';
import type { Tour } from '@/domain/tours/tour';
import { useTexts } from '@/ui/use-texts';
import { usePlayerSession, usePlayerState } from '@/widgets/player-session/player-session-context';
import { type PlayerCapabilities, useHasView } from '../capabilities';
import { BarButton } from '../controls/bar-button';
import { PanelItem } from '../controls/panel-item';
import { controlTexts } from '../controls/texts';
import { useMinimapOpen } from './minimap-host';
import { hasRoomForMinimap, setMinimapOpen } from './settings';

type Props = { tour: Pick<Tour, 'floorplans'>; capabilities: PlayerCapabilities };

/** Shows and hides the minimap, in the bar. */
export function MinimapButton({ tour, capabilities }: Props) {
  const t = useTexts(controlTexts);
  const { store } = usePlayerSession();
  const isOpen = useMinimapOpen(tour, capabilities);
  const hasView = useHasView(capabilities);
  if (!hasRoomForMinimap()) return null;
  return (
    <BarButton
      label={t.minimap}
      icon={MapIcon}
      shortcut="O"
      aria-pressed={isOpen}
      disabled={!hasView}
      onClick={() => setMinimapOpen(store, !isOpen)}
    />
  );
}

/** The same under More, on phones, whose bar has no room for another button. */
export function MinimapItem({ capabilities }: Pick<Props, 'capabilities'>) {
  const t = useTexts(controlTexts);
  const { store } = usePlayerSession();
  const closePanel = usePlayerState((state) => state.closePanel);
  const hasView = useHasView(capabilities);
  if (!hasView || !hasRoomForMinimap()) return null;
  const open = () => {
    closePanel();
    setMinimapOpen(store, true);
  };
  return <PanelItem icon={MapIcon} label={t.minimap} onPress={open} />;
}
