import { Page } from '@/ui/page';

/** @see VersionsScreen */
export const VersionsSkeleton = () => (
  <Page title="Versions">
    <VersionRowsSkeleton />
  </Page>
);

export const VersionRowsSkeleton = () => (
  <div role="status" aria-label="Loading the versions" className="flex flex-col gap-3">
    {['first', 'second', 'third'].map((row) => (
      <div key={row} className="skeleton h-16 rounded-lg" />
    ))}
  </div>
);
