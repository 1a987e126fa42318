import Eye from 'lucide-react/icons/eye';
import Pencil from 'lucide-react/icons/pencil';
import { Segmented } from '@/ui/segmented';
import { useMedia } from '@/ui/use-media';
import { usePlayer } from '@/widgets/visit/session-context';

/** For those who may change the tour. @see PLAYER-024 */
export function EditSwitch() {
  const uiMode = usePlayer((state) => state.uiMode);
  const choose = usePlayer((state) => state.chooseUiMode);
  const isMobile = useMedia('(width < 48rem)');
  return (
    <Segmented
      label="Mode"
      guide="edit-toggle"
      value={uiMode}
      segments={[
        { value: 'play', label: 'View', icon: Eye },
        { value: 'edit', label: 'Edit', icon: Pencil },
      ]}
      onChange={choose}
      iconsOnly={isMobile}
    />
  );
}
