type Props = { count: number };

export const PoiHeading = ({ count }: Props) => (
  <h2 id="pois" className="mb-3 flex items-baseline gap-2.5 font-semibold text-ink text-lg tracking-tight">
    Points of interest
    {count > 0 && <span className="font-normal text-ink-faint text-sm tabular-nums">{count}</span>}
  </h2>
);
