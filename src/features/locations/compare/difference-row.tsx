import type { PoiDifference } from '@/domain/locations/poi-differences';

type Props = { difference: PoiDifference; onOpen: () => void };

/** A point of interest that the tours don't share, or that differs, with what it was and what it is. */
export const DifferenceRow = ({ difference, onOpen }: Props) => (
  <li className="rounded-lg border border-line">
    <button
      type="button"
      onClick={onOpen}
      className="wrap-anywhere min-h-9 w-full rounded-lg px-3 py-2 text-start font-medium text-ink text-sm hover:bg-hover max-md:min-h-11"
    >
      {difference.poi.name}
    </button>
    {difference.kind === 'changed' && (
      <dl className="flex flex-col gap-2 px-3 pb-2.5 text-xs">
        {difference.fields.map(({ field, before, after }) => (
          <div key={field}>
            <dt className="text-ink-faint">{field}</dt>
            <dd className="wrap-anywhere whitespace-pre-line text-ink-soft">
              <del className="line-clamp-3 decoration-ink-faint">{before || 'Nothing'}</del>
              <ins className="line-clamp-3 text-ink no-underline">{after || 'Nothing'}</ins>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </li>
);
