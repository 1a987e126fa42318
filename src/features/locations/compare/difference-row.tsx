import type { PoiDifference, ShownField } from '@/domain/locations/poi-differences';
import { useTexts } from '@/ui/use-texts';
import { differenceTexts } from './texts';

type Props = { difference: PoiDifference; onOpen: () => void };

/** A point of interest that the tours don't share, or that differs, with what it was and what it is. */
export function DifferenceRow({ difference, onOpen }: Props) {
  const t = useTexts(differenceTexts);
  const labels: Record<ShownField, string> = {
    Name: t.fieldName,
    Tag: t.fieldTag,
    Description: t.fieldDescription,
    Content: t.fieldContent,
  };
  return (
    <li className="rounded-lg border border-line">
      <button
        dir="auto"
        type="button"
        onClick={onOpen}
        className="wrap-anywhere min-h-9 w-full rounded-lg px-3 py-2 text-start font-medium text-ink text-sm hover:bg-hover touch:min-h-11"
      >
        {difference.poi.name}
      </button>
      {difference.kind === 'changed' && (
        <dl className="flex flex-col gap-2 px-3 pb-2.5 text-xs">
          {difference.fields.map(({ field, before, after }) => (
            <div key={field}>
              <dt className="text-ink-faint">{labels[field]}</dt>
              <dd dir="auto" className="wrap-anywhere whitespace-pre-line text-ink-soft">
                <del className="line-clamp-3 decoration-ink-faint">{before || t.nothing}</del>
                <ins className="line-clamp-3 text-ink no-underline">{after || t.nothing}</ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}
