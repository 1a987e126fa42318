import { archiveName } from '@/domain/publishing/website/archive-names';
import { useArchiveDownload } from '@/widgets/archive/use-archive-download';
import { websiteEntries } from './entries';
import type { WebsitePlan } from './use-plan';

/** Downloads the website of a version, in a language by its BCP 47 tag. */
export function useWebsiteDownload(plan: WebsitePlan | null) {
  const { state, start, cancel } = useArchiveDownload();
  const startIn = (language: string) => {
    if (!plan) return;
    const name = archiveName(plan.snapshot.tourName || plan.tour.name, plan.version.name);
    start({ name, read: (signal) => websiteEntries(plan, language, signal) });
  };
  return { state, start: startIn, cancel };
}
