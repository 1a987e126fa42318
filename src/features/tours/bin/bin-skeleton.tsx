import { Page } from '@/ui/page';

/** @see BinScreen */
export const BinSkeleton = () => (
  <Page title="Bin">
    <div role="status" aria-label="Loading the bin" className="flex flex-col gap-3">
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="skeleton h-16 rounded-lg" />
      ))}
    </div>
  </Page>
);
