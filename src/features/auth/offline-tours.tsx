import { canStoreTours } from '@/widgets/offline/start-worker';
import { StoredTours } from '@/widgets/offline/stored-tours';
import { ProfileSection } from './profile-section';

/** The tours that are stored on this device, where the browser can store any. */
export const OfflineTours = () =>
  canStoreTours() && (
    <ProfileSection title="Tours on this device">
      <StoredTours />
    </ProfileSection>
  );
