const sections = [
  { name: 'model', fields: ['id', 'button', 'defurnish', 'drone'] },
  { name: 'details', fields: ['name', 'date', 'type', 'collection'] },
  { name: 'place', fields: ['address', 'locality', 'area', 'country'] },
];

/** Placeholder with the layout of the form. */
export function TourFormSkeleton() {
  return (
    <div role="status" aria-label="Loading the form">
      <div className="pb-6">
        <div className="skeleton h-8 w-36" />
        <div className="skeleton mt-2 h-4 w-28" />
      </div>
      <div className="flex flex-col gap-x-10 gap-y-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-14">
        <div>
          {sections.map(({ name, fields }) => (
            <div key={name} className="border-line border-t pt-7 pb-9 first:border-t-0 first:pt-0">
              <div className="skeleton h-5 w-24" />
              <div className="mt-5 grid gap-x-4 gap-y-5 sm:grid-cols-2">
                {fields.map((field) => (
                  <div key={field}>
                    <div className="skeleton h-4 w-20" />
                    <div className="skeleton mt-2 h-11" />
                  </div>
                ))}
              </div>
            </div>
          ))}
        </div>
        <div className="max-lg:hidden">
          <div className="overflow-hidden rounded-xl border border-line bg-surface">
            <div className="skeleton aspect-video rounded-none" />
            <div className="flex flex-col gap-3 p-4">
              <div className="skeleton h-5 w-40" />
              <div className="skeleton h-4 w-28" />
              <div className="skeleton h-1.5" />
            </div>
          </div>
          <div className="skeleton mt-4 h-11" />
        </div>
      </div>
    </div>
  );
}
