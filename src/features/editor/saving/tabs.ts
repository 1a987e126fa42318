const lockName = (tab: string) => `loggia-editing-${tab}`;

/** Marks this tab as open for other tabs until the returned function is called or the tab is closed, even by a crash. */
export function registerTab(tab: string): () => void {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // without the Web Locks API, every other tab counts as closed
  navigator.locks
    ?.request(lockName(tab), () => held)
    .catch((error: unknown) => console.warn('Could not acquire the lock that marks this tab as open.', error));
  return release;
}

/** Waits until a tab is closed. Rejects if the signal aborts or the browser has no Web Locks API. */
export async function tabClosed(tab: string, signal: AbortSignal): Promise<void> {
  await navigator.locks.request(lockName(tab), { signal }, () => undefined);
}

/** The tabs among these that are open. */
export async function openTabs(tabs: readonly string[]): Promise<ReadonlySet<string>> {
  const state = await navigator.locks?.query().catch(() => undefined);
  const names = new Set((state?.held ?? []).map((lock) => lock.name));
  return new Set(tabs.filter((tab) => names.has(lockName(tab))));
}
