import { Page } from '@/ui/page';
import { useTexts } from '@/ui/use-texts';
import { SharedWithMe } from './shared-with-me';
import { sharedTexts } from './texts';

/** @see UI-013 COLLAB-002 COLLAB-046 */
export function SharedWithMeScreen() {
  const t = useTexts(sharedTexts);
  return (
    <Page title={t.title} description={t.description}>
      <SharedWithMe />
    </Page>
  );
}
