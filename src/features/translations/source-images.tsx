import { imagesIn } from '@/domain/rich-text';

type Props = { source: string; translation: string; onAdd: (html: string) => void };

/** The images of a text that its translation lacks. A press adds one at the end, where it can be described and moved. */
export function SourceImages({ source, translation, onAdd }: Props) {
  const there = new Set(imagesIn(translation).map(({ address }) => address));
  const missing = imagesIn(source).filter(({ address }) => !there.has(address));
  if (missing.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-ink-soft text-xs">Images of the source that are missing here. Press one to add it at the end.</p>
      <div className="flex flex-wrap gap-2">
        {missing.map(({ address, alt, html }, index) => (
          <button
            key={address}
            type="button"
            aria-label={`Add ${alt || `image ${index + 1}`}`}
            title={alt}
            onClick={() => onAdd(html)}
            className="rounded-lg border border-line p-1 transition-colors hover:bg-hover"
          >
            <img src={address} alt="" referrerPolicy="no-referrer" className="h-16 max-w-32 rounded-md object-cover" />
          </button>
        ))}
      </div>
    </div>
  );
}
