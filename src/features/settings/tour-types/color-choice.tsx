import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { defaultRange, paletteColorName, type TourType, tourTypeColors, tourTypeRanges } from '@/domain/organizations/tour-types';
import { controlStyle } from '@/ui/control-style';
import { Popover } from '@/ui/popover';

type Color = Pick<TourType, 'color' | 'range'>;
type Props = { label: string; value: Color; onChange: (color: Color) => void };

/** The colour of a tour type, picked from all that there are: a column for each colour, light to dark. @see SET-005 MODEL-038 */
export function ColorChoice({ label, value, onChange }: Props) {
  const name = useId();
  const chosen = nameOf(value);
  return (
    <Popover
      label={label}
      width="content"
      align="start"
      trigger={
        <button type="button" aria-label={`${label}: ${chosen}`} className={`${controlStyle()} flex items-center gap-2 text-start`}>
          <span aria-hidden className="size-5 shrink-0 rounded border border-black/10" style={{ background: cssOf(value) }} />
          <span aria-hidden className="min-w-0 grow truncate">
            {chosen}
          </span>
          <ChevronDown aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-faint" />
        </button>
      }
    >
      <fieldset className="grid grid-flow-col grid-rows-9 gap-0.5">
        <legend className="sr-only">{label}</legend>
        {tourTypeColors.flatMap((color) =>
          tourTypeRanges.map((range) => {
            const each = { color, range };
            return (
              <label
                key={nameOf(each)}
                title={nameOf(each)}
                className="grid size-7 cursor-pointer place-items-center rounded border border-black/10 outline-accent-line has-checked:outline-2 has-checked:outline-ink has-focus-visible:outline-2 touch:h-11 max-md:w-10"
                style={{ background: cssOf(each) }}
              >
                <input
                  type="radio"
                  name={name}
                  aria-label={nameOf(each)}
                  className="sr-only"
                  checked={nameOf(each) === chosen}
                  onChange={() => onChange(each)}
                />
              </label>
            );
          }),
        )}
      </fieldset>
    </Popover>
  );
}

const cssOf = (color: Color): string => `var(--color-${paletteColorName(color, 'icon')})`;

/** "Pink 500" */
const nameOf = ({ color, range }: Color): string => `${color[0]?.toUpperCase()}${color.slice(1)} ${range ?? defaultRange.icon}`;
