const places = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The tours page before its content, in the same places. */
export function ToursSkeleton() {
  return (
    <div role="status" aria-label="Loading tours">
      <div className="pb-6">
        <div className="skeleton h-8 w-48" />
        <div className="skeleton mt-2 h-4 w-36" />
      </div>
      <div className="skeleton mt-3 h-5 w-28" />
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,16.5rem),1fr))] gap-5 pt-7">
        {places.map((place) => (
          <div key={place} className="overflow-hidden rounded-xl border border-line bg-surface">
            <div className="skeleton aspect-video rounded-none" />
            <div className="flex flex-col gap-2 px-3.5 py-4">
              <div className="skeleton h-4 w-3/5" />
              <div className="skeleton h-3.5 w-2/5" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
