import { Fragment, useId } from 'react';
import { isCondition, partIn, partValue, type Range, rangeIn, rangeValue } from '@/domain/point-types/field-conditions';
import type { Facet } from '@/domain/point-types/point-filter';
import { CheckboxField } from '@/ui/checkbox-field';
import { controlStyle } from '@/ui/control-style';
import { DateInput } from '@/ui/date-input';
import { useTexts } from '@/ui/use-texts';
import { PoiMark } from '@/widgets/poi-list/poi-mark';
import { markOf } from './mark-of';
import { pointFilterTexts } from './panel-texts';

type Props = {
  facet: Facet;
  isColored: boolean;
  chosen: ReadonlySet<string>;
  countOf: (value: string) => number;
  onChoose: (values: ReadonlySet<string>) => void;
};

/** The values of a facet, each with how many points it would show; the legend where points are coloured by it. Fields without choices have a condition. */
export function FacetChoices({ facet, isColored, chosen, countOf, onChoose }: Props) {
  const choose = (value: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== value);
    onChoose(new Set(isChosen ? [...others, value] : others));
  };
  return (
    <fieldset className="min-w-0">
      <legend dir="auto" className="wrap-anywhere font-medium text-ink text-sm">
        {facet.name}
      </legend>
      {facet.condition && <Condition facet={facet} chosen={chosen} onChoose={onChoose} />}
      {facet.values.map(({ id, name, color }) => (
        <CheckboxField
          key={id}
          label={
            <span className="flex items-center gap-2">
              {isColored && <PoiMark mark={markOf(color, name)} />}
              <span dir="auto" className="wrap-anywhere min-w-0">
                {name}
              </span>
              <span className="text-ink-faint tabular-nums">{countOf(id)}</span>
            </span>
          }
          checked={chosen.has(id)}
          onChange={({ target }) => choose(id, target.checked)}
        />
      ))}
    </fieldset>
  );
}

const longestPart = 100;

/** What texts contain, or the first and last number or day. */
function Condition({ facet: { condition }, chosen, onChoose }: Pick<Props, 'facet' | 'chosen' | 'onChoose'>) {
  const t = useTexts(pointFilterTexts);
  const id = useId();
  const setCondition = (value: string) => {
    const others = [...chosen].filter((other) => !isCondition(other));
    onChoose(new Set(value === '' ? others : [...others, value]));
  };
  const range = rangeIn(chosen);
  const setBound = (end: keyof Range, value: string) => setCondition(rangeValue({ ...range, [end]: value }));
  const lines =
    condition === 'text'
      ? [{ label: t.contains, value: partIn(chosen), set: (part: string) => setCondition(partValue(part)) }]
      : [
          { label: t.from, value: range.from, set: (value: string) => setBound('from', value) },
          { label: t.to, value: range.to, set: (value: string) => setBound('to', value) },
        ];
  return (
    <div className="mt-1 mb-0.5 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5">
      {lines.map(({ label, value, set }) => (
        <Fragment key={label}>
          <label htmlFor={`${id} ${label}`} className="text-ink-soft text-sm">
            {label}
          </label>
          {condition === 'date' ? (
            <DateInput id={`${id} ${label}`} value={value} onChange={set} />
          ) : (
            <input
              id={`${id} ${label}`}
              {...(condition === 'number'
                ? { type: 'number', inputMode: 'decimal', step: 'any' }
                : { dir: 'auto', maxLength: longestPart })}
              autoComplete="off"
              className={controlStyle()}
              value={value}
              onChange={({ target }) => set(target.value)}
            />
          )}
        </Fragment>
      ))}
    </div>
  );
}
