type Props = {
  title: string;
  value: string;
  /** Against the time before, such as "+12 %"; "" for none. */
  change?: string;
  children: string;
};

/** A number of a list of definitions, with what it counts. */
export const NumberCard = ({ title, value, change = '', children }: Props) => (
  <div className="flex flex-col gap-1 rounded-xl border border-line p-4">
    <dt className="font-medium text-sm">{title}</dt>
    <dd className="flex flex-wrap items-baseline gap-x-2 font-semibold text-2xl tabular-nums">
      {value}
      {change !== '' && <span className="font-medium text-ink-soft text-sm">{change}</span>}
    </dd>
    <dd className="text-ink-soft text-sm">{children}</dd>
  </div>
);
