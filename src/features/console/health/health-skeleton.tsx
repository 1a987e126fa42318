/** Stands where the cards will be. */
export const HealthSkeleton = () => (
  <div role="status" aria-label="Reading the health of the platform" className="grid gap-4 lg:grid-cols-2">
    <div className="skeleton h-44 rounded-xl lg:col-span-2" />
    {['triggers', 'bin', 'organizations', 'versions'].map((part) => (
      <div key={part} className="skeleton h-40 rounded-xl" />
    ))}
    <div className="skeleton h-56 rounded-xl lg:col-span-2" />
  </div>
);
