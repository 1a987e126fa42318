import { isCondition, partIn, partValue, type Range, rangeIn, rangeValue } from '@/domain/point-types/field-conditions';
import type { Facet } from '@/domain/point-types/point-filter';
import { CheckboxField } from '@/ui/checkbox-field';
import { DateInput } from '@/ui/date-input';
import { Field } from '@/ui/field';
import { TextField } from '@/ui/text-field';
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
  const setCondition = (value: string) => {
    const others = [...chosen].filter((other) => !isCondition(other));
    onChoose(new Set(value === '' ? others : [...others, value]));
  };
  if (condition === 'text')
    return (
      <TextField
        label={t.contains}
        autoComplete="off"
        maxLength={longestPart}
        value={partIn(chosen)}
        onChange={({ target }) => setCondition(partValue(target.value))}
      />
    );
  const range = rangeIn(chosen);
  const bound = (end: keyof Range, label: string) => {
    const setBound = (value: string) => setCondition(rangeValue({ ...range, [end]: value }));
    return condition === 'date' ? (
      <Field label={label}>{(wiring) => <DateInput {...wiring} value={range[end]} onChange={setBound} />}</Field>
    ) : (
      <TextField
        label={label}
        type="number"
        inputMode="decimal"
        step="any"
        autoComplete="off"
        value={range[end]}
        onChange={({ target }) => setBound(target.value)}
      />
    );
  };
  return (
    <div className="grid grid-cols-2 gap-2">
      {bound('from', t.from)}
      {bound('to', t.to)}
    </div>
  );
}
