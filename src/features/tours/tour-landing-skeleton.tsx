const rows = ['a', 'b', 'c'];

/** A tour's page before its content, in the same places. */
export function TourLandingSkeleton() {
  return (
    <div role="status" aria-label="Loading tour">
      <div className="skeleton mb-4 h-4 w-16" />
      <div className="skeleton h-9 w-80 max-w-full" />
      <div className="skeleton mt-4 h-5 w-60" />
      <div className="mt-9 grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex flex-col gap-4">
          <div className="skeleton h-5 w-full max-w-[65ch]" />
          <div className="skeleton mb-4 h-5 w-2/3" />
          {rows.map((row) => (
            <div key={row} className="skeleton h-28 rounded-xl" />
          ))}
        </div>
        <div className="skeleton h-96 rounded-xl" />
      </div>
    </div>
  );
}
