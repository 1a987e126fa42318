import pLimit from 'p-limit';

/** Number of files or documents to change at the same time. */
const maxConcurrent = 20;

/** Works through items, some at the same time. @throws the first error, after all others were tried */
export async function forEachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const failed = await failuresOf(items, work);
  if (failed.length > 0) throw failed[0];
}

/** Works through items, some at the same time, and returns the errors, after all were tried. */
export async function failuresOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  concurrency = maxConcurrent,
): Promise<unknown[]> {
  const failed: unknown[] = [];
  await pLimit(concurrency).map(items, (item) => work(item).catch((error: unknown) => failed.push(error)));
  return failed;
}
