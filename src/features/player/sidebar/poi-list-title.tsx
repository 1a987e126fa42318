type Props = { count: number };

export const PoiListTitle = ({ count }: Props) => (
  <h2 className="flex items-baseline gap-2 font-semibold text-base text-ink tracking-tight">
    Points of interest <span className="font-normal text-ink-faint text-xs tabular-nums">{count.toLocaleString()}</span>
  </h2>
);
