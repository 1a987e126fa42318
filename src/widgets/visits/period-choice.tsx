import { type CountedPeriod, monthText } from '@/domain/publishing/visit-period';
import { Segmented } from '@/ui/segmented';
import { Select } from '@/ui/select';

type Props<Span extends number> = {
  spans: readonly { days: Span; label: string }[];
  /** As YYYY-MM, this one first. */
  months: readonly string[];
  value: CountedPeriod;
  onChange: (period: Span | string) => void;
};

/** Over which visits are shown: the last days, or a month. */
export const PeriodChoice = <Span extends number>({ spans, months, value, onChange }: Props<Span>) => (
  <>
    <Segmented
      label="Span"
      value={typeof value === 'number' ? String(value) : null}
      segments={spans.map(({ days, label }) => ({ value: String(days), label }))}
      onChange={(chosen) => {
        const span = spans.find(({ days }) => String(days) === chosen);
        if (span) onChange(span.days);
      }}
    />
    {months.length > 0 && (
      <Select
        aria-label="Month"
        className="h-10 w-auto"
        value={typeof value === 'string' ? value : ''}
        options={[{ value: '', label: 'A month', disabled: true }, ...months.map((month) => ({ value: month, label: monthText(month) }))]}
        onChoose={onChange}
      />
    )}
  </>
);
