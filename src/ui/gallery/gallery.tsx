import type { Example } from './example';

type Props = { examples: readonly Example[] };

/** Each piece in every variant, on the page background and on glass. */
export function Gallery({ examples }: Props) {
  return (
    <main className="mx-auto flex max-w-5xl flex-col gap-10 p-8 max-md:p-4">
      <title>Gallery - Loggia</title>
      <h1 className="font-semibold text-2xl text-ink tracking-tight">Gallery</h1>
      <nav aria-label="Examples" className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {examples.map(({ title }) => (
          <a
            key={title}
            href={`#${title}`}
            // the address is the router’s
            onClick={(event) => {
              event.preventDefault();
              document.getElementById(title)?.scrollIntoView();
            }}
            className="py-1 text-accent underline"
          >
            {title}
          </a>
        ))}
      </nav>
      {examples.map(({ title, Example }) => (
        <section key={title} id={title} aria-label={title} className="flex flex-col gap-4">
          <h2 className="font-semibold text-base text-ink">{title}</h2>
          <div className="flex flex-col gap-4">
            <Example />
          </div>
          <div data-glass className="flex flex-col gap-4 rounded-2xl bg-surface p-5">
            <Example />
          </div>
        </section>
      ))}
    </main>
  );
}
