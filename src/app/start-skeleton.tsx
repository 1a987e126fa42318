/**
 * The shell of the page that the URL names, while it loads. index.html shows the same before any code is there, and has its styles.
 * @see src/start/README.md
 */
export const StartSkeleton = () => (
  <div aria-hidden className="start">
    <i className="start-side" />
    <i className="start-title" />
    <i className="start-text" />
    <svg aria-hidden viewBox="0 0 44 28" fill="none" strokeWidth={2} strokeLinecap="round">
      <path stroke="currentColor" d="M2 25V10.5a7 7 0 0 1 14 0V25M16 25V10.5a7 7 0 0 1 14 0V25M30 25V10.5a6 6 0 0 1 12 0V25" />
      <path stroke="#10b981" d="M2 26h40" />
    </svg>
  </div>
);
