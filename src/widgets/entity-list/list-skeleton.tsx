import type { ListMode } from './list-layout';

const placeholderKeys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Placeholder of a page with a list. */
export const ListSkeleton = ({ label, mode }: { label: string; mode: ListMode }) => (
  <div role="status" aria-label={label}>
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4 pb-6">
      <div>
        <div className="skeleton h-8 w-48" />
        <div className="skeleton mt-2 h-4 w-36" />
      </div>
      <div className="skeleton h-10 w-24 max-md:hidden" />
      <div className="flex w-full justify-between gap-3">
        <div className="skeleton h-10 grow touch:h-11 md:max-w-72" />
        <div className="skeleton h-10 w-40 max-md:hidden" />
      </div>
    </div>
    <div className="skeleton mt-5 mb-4 h-6 w-28" />
    {mode === 'grid' ? <Cards /> : <Lines />}
  </div>
);

const Cards = () => (
  <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-5">
    {placeholderKeys.map((key) => (
      <div key={key} className="overflow-hidden rounded-xl border border-line bg-surface">
        <div className="skeleton aspect-video rounded-none" />
        <div className="flex h-32 flex-col gap-2 px-3.5 py-4">
          <div className="skeleton h-4 w-3/5" />
          <div className="skeleton h-3.5 w-2/5" />
        </div>
      </div>
    ))}
  </div>
);

const Lines = () => (
  <div className="divide-y divide-line">
    {placeholderKeys.map((key) => (
      <div key={key} className="flex h-14 items-center gap-4 ps-2">
        <div className="skeleton h-9 w-16" />
        <div className="skeleton h-4 w-1/4" />
        <div className="skeleton ms-8 h-4 w-1/5" />
      </div>
    ))}
  </div>
);
