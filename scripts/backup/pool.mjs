/** Calls `work` for each item of an iterable, `limit` at a time. @throws the first error, after what had begun is done */
export async function forEachOf(items, limit, work) {
  const running = new Set();
  let failed;
  for await (const item of items) {
    if (failed) break;
    const run = work(item)
      .catch((error) => {
        failed ??= error;
      })
      .finally(() => running.delete(run));
    running.add(run);
    if (running.size >= limit) await Promise.race(running);
  }
  await Promise.all(running);
  if (failed) throw failed;
}
