import Eye from 'lucide-react/icons/eye';
import Info from 'lucide-react/icons/info';
import Pencil from 'lucide-react/icons/pencil';
import type { Collection } from '@/domain/collections/collection';
import type { TourId } from '@/domain/ids';
import { IconButton } from '@/ui/icon-button';
import { LazyPart } from '@/ui/lazy-part';
import { Segmented } from '@/ui/segmented';
import { useMediaQuery } from '@/ui/use-media-query';
import { useTexts } from '@/ui/use-texts';
import { usePlayerState } from '@/widgets/player-session/player-session-context';
import { controlTexts } from '../controls/texts';
import { topBarTexts } from './texts';

const collectionSwitch = () => import('./place-switch').then((part) => part.CollectionSwitch);

type Props = { collection: Collection; tour: TourId };

/** Lazy-loaded switch to the collection's other tours. @see PLAYER-079 */
export const TourSwitch = (props: Props) => <LazyPart isOptional load={collectionSwitch} props={props} />;

/** Opens what the tour says about the place. */
export function AboutButton() {
  const { about } = useTexts(controlTexts);
  const togglePanel = usePlayerState((state) => state.togglePanel);
  return <IconButton label={about} icon={Info} aria-haspopup="dialog" onClick={() => togglePanel('about')} />;
}

/** Switches between view and edit mode, for users with write access. @see PLAYER-024 */
export function EditSwitch() {
  const t = useTexts(topBarTexts);
  const uiMode = usePlayerState((state) => state.uiMode);
  const choose = usePlayerState((state) => state.setUiMode);
  const isMobile = useMediaQuery('(width < 48rem)');
  return (
    <Segmented
      label={t.mode}
      guideId="edit-toggle"
      value={uiMode}
      segments={[
        { value: 'play', label: t.view, icon: Eye },
        { value: 'edit', label: t.edit, icon: Pencil },
      ]}
      onChange={choose}
      iconsOnly={isMobile}
    />
  );
}
