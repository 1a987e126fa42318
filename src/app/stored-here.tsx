import { StoredTours, useStoredCopies } from '@/widgets/offline/stored-tours';

/** What can be opened on this device without a network, for somebody who came upon what cannot. */
export function StoredHere() {
  const copies = useStoredCopies();
  return (
    <section aria-labelledby="stored-here" className="mx-auto -mt-12 w-full max-w-md px-6 pb-20">
      <h2 id="stored-here" className="mb-1 font-semibold text-base text-ink">
        Tours on this device
      </h2>
      {copies && copies.length > 0 && (
        <p className="mb-2 text-pretty text-ink-soft text-sm">
          These are stored here and can be opened without a network. This page isn’t stored here.
        </p>
      )}
      <StoredTours />
    </section>
  );
}
