const items = Array.from({ length: 49 }, (_, index) => index + 1);

/** A page that is long enough to scroll. @see ROUTE-033 UI-009 */
export function DemoScrollScreen() {
  return (
    <>
      <h1 className="font-semibold text-2xl text-ink tracking-tight">A long page</h1>
      <p className="mt-1 mb-8 max-w-[65ch] text-ink-soft">
        Forty-nine items to try scrolling with, and the header that changes on the way.
      </p>
      <ol className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map((item) => (
          <li key={item} className="rounded-xl border border-line bg-surface p-5">
            <h2 className="font-semibold text-base text-ink tabular-nums">{item}</h2>
            <p className="mt-1 text-pretty text-ink-soft">
              The light comes in from the courtyard, crosses the tiles, and by the afternoon has reached the stairs.
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
