type Props = { isNarrow: boolean };

/** Rows that are still loading. */
export const SkeletonRows = ({ isNarrow }: Props) => (
  <div aria-hidden className="flex flex-col gap-2 p-2">
    {Array.from({ length: 6 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
      <div key={index} className={isNarrow ? 'skeleton h-28' : 'skeleton h-9'} />
    ))}
  </div>
);
