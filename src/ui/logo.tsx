type Props = { className?: string };

/** The logo mark: the arcade of a loggia. */
export function LogoMark({ className }: Props) {
  return (
    <svg aria-hidden viewBox="0 0 44 28" fill="none" strokeWidth={2} strokeLinecap="round" className={className}>
      <path stroke="currentColor" d="M2 25V10.5a7 7 0 0 1 14 0V25M16 25V10.5a7 7 0 0 1 14 0V25M30 25V10.5a6 6 0 0 1 12 0V25" />
      <path className="stroke-accent-line" d="M2 26h40" />
    </svg>
  );
}

/** The logo mark with the product name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5">
      <LogoMark className="h-5" />
      <span className="font-semibold text-base text-ink tracking-tight">Loggia</span>
    </span>
  );
}
