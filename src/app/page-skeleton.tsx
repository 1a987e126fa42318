/** A generic page skeleton: a header line, then cards. */
export function PageSkeleton() {
  return (
    <div aria-hidden className="animate-late">
      <div className="skeleton h-8 w-56" />
      <div className="skeleton mt-2 mb-8 h-4 w-80 max-w-full" />
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {['one', 'two', 'three'].map((card) => (
          <div key={card} className="skeleton h-44 rounded-xl" />
        ))}
      </div>
    </div>
  );
}
