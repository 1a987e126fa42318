import { Page } from '@/ui/page';
import { SharedWithMe } from './shared-with-me';

/** @see UI-013 COLLAB-002 COLLAB-046 */
export function SharedWithMeScreen() {
  return (
    <Page title="Shared with me" description="These tours are shared with you by other users">
      <SharedWithMe />
    </Page>
  );
}
