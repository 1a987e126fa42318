import { cva, type VariantProps } from 'class-variance-authority';

const barStyle = cva('h-full rounded-full transition-[width,background-color]', {
  variants: { tone: { accent: 'bg-accent-line', red: 'bg-danger', yellow: 'bg-caution-line', green: 'bg-accent-line' } },
  defaultVariants: { tone: 'accent' },
});

type Props = VariantProps<typeof barStyle> & {
  label: string;
  /** 0 to 1. */
  value: number;
  /** Announced instead of the percentage. */
  valueText?: string;
};

export function ProgressBar({ label, value, valueText, tone }: Props) {
  const percent = Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={valueText}
      className="h-1.5 w-full overflow-hidden rounded-full bg-sunken"
    >
      <div className={barStyle({ tone })} style={{ width: `${percent}%` }} />
    </div>
  );
}
