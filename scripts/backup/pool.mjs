import pLimit from 'p-limit';

/** Calls `work` for each item of an iterable, `concurrency` at a time. @throws the first error, after what had begun is done */
export async function forEachOf(items, concurrency, work) {
  const limit = pLimit(concurrency);
  const runs = [];
  const failed = [];
  for await (const item of items) {
    if (failed.length > 0) break;
    runs.push(limit(work, item).catch((error) => failed.push(error)));
    // ends when there is room for another: no more is read than can be worked on
    await limit(() => undefined);
  }
  await Promise.all(runs);
  if (failed.length > 0) throw failed[0];
}
