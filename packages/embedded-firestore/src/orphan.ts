const CHECK_MILLIS = 500;

/**
 * Tells, once, that the process that started this one is gone: the system gives its orphans another parent. firebase-tools hands its own stdin
 * on, which says nothing of its end.
 */
export function whenOrphaned(act: () => void): void {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, CHECK_MILLIS);
  timer.unref();
}
