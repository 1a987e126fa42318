const CHECK_MILLIS = 500;

/**
 * Calls back once when the parent process has exited: the system reparents its orphans. firebase-tools passes its own stdin
 * on, so stdin does not end when firebase-tools does.
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
