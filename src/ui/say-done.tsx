import { useSyncExternalStore } from 'react';

const readMs = 8000;

type Way = {
  label: string;
  run: () => void;
  /** Aborted as soon as it can no longer be done. */
  until: AbortSignal;
};

/** Says what was done, with one thing that can be done about it, as long as it takes to read both. */
export function sayDone(text: string, way: Way): void {
  // the code comes with whatever shows the toasts
  void import('react-hot-toast').then(({ toast }) => {
    const run = () => {
      // at once: what is said next has the same place, and would go with one that fades
      toast.remove('toast');
      way.run();
    };
    toast(<Done text={text} way={{ ...way, run }} />, { id: 'toast', duration: readMs });
  });
}

function Done({ text, way: { label, run, until } }: { text: string; way: Way }) {
  const isOffered = useSyncExternalStore(
    (listener) => {
      until.addEventListener('abort', listener);
      return () => until.removeEventListener('abort', listener);
    },
    () => !until.aborted,
  );
  return (
    <span className="flex items-center gap-3">
      <span className="wrap-anywhere line-clamp-2">{text}</span>
      {isOffered && (
        <button
          type="button"
          onClick={run}
          className="-my-1 h-8 shrink-0 rounded-md px-2.5 font-semibold underline underline-offset-4 hover:no-underline max-md:h-11"
        >
          {label}
        </button>
      )}
    </span>
  );
}
