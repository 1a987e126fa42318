import { useTexts } from '@/ui/use-texts';
import { collectionLandingTexts } from './texts';

const keys = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder with the layout of the page. */
export function CollectionLandingSkeleton() {
  const t = useTexts(collectionLandingTexts);
  return (
    <div role="status" aria-label={t.loading} className="min-h-dvh bg-canvas">
      <div className="h-14 border-line border-b bg-surface md:h-16" />
      <div className="flex min-h-[34rem] flex-col justify-end bg-sunken">
        <div className="mx-auto flex w-full max-w-6xl flex-col gap-3 px-4 pb-7 md:px-10 md:pb-10">
          <div className="h-4 w-40 rounded-md bg-hover" />
          <div className="h-10 w-96 md:h-16 max-w-full rounded-md bg-hover" />
          <div className="h-5 w-72 max-w-full rounded-md bg-hover" />
        </div>
      </div>
      <div className="mx-auto grid max-w-6xl grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-5 px-4 py-8 md:px-10">
        {keys.map((key) => (
          <div key={key} className="skeleton aspect-[4/3] rounded-xl" />
        ))}
      </div>
    </div>
  );
}
