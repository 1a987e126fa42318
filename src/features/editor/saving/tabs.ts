const lockName = (tab: string) => `loggia-editing-${tab}`;

/** Tells other tabs that this one is there, until the answer is called or the tab is gone, however that happens. */
export function holdTab(tab: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // Browsers without locks, and pages that are not allowed any, take every other tab for gone.
  navigator.locks
    ?.request(lockName(tab), () => held)
    .catch((error: unknown) => console.warn('This tab cannot tell that it is open.', error));
  return release;
}

/** Waits until a tab is gone. Rejects when the signal ends it, and where the browser has no locks. */
export async function goneTab(tab: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(lockName(tab), { signal }, () => undefined);
}

/** Which of these tabs are there now. */
export async function openTabs(tabs: readonly string[]): Promise<ReadonlySet<string>> {
  const state = await navigator.locks?.query().catch(() => undefined);
  const names = new Set((state?.held ?? []).map((lock) => lock.name));
  return new Set(tabs.filter((tab) => names.has(lockName(tab))));
}
