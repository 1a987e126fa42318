import { useTexts } from '@/ui/use-texts';
import { canStoreTours } from '@/widgets/offline/start-worker';
import { StoredTours } from '@/widgets/offline/stored-tours';
import { storedToursTexts } from '@/widgets/offline/texts';
import { ProfileSection } from './profile-section';

/** The tours that are stored on this device, where the browser can store any. */
export function OfflineTours() {
  const t = useTexts(storedToursTexts);
  return (
    canStoreTours() && (
      <ProfileSection title={t.title}>
        <StoredTours />
      </ProfileSection>
    )
  );
}
