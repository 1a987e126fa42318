const seconds = 10;
const attempts = 360;

/**
 * Waits until all composite indexes of a project are built: a query without its index fails, so no function or page that asks one may come before.
 * @param {import('./tools.mjs').Tools} tool
 * @throws if an index failed, or is not built after an hour
 */
export async function indexesBuilt(project, tool) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const listed = await tool.read('gcloud', ['firestore', 'indexes', 'composite', 'list', '--project', project, '--format', 'json']);
    const unfinished = listed === '' ? [] : JSON.parse(listed).filter(({ state }) => state !== 'READY');
    if (unfinished.length === 0) return;
    const failed = unfinished.find(({ state }) => state === 'NEEDS_REPAIR');
    if (failed) throw new Error(`The index ${failed.name} failed. Delete it in the Firebase console, then deploy again.`);
    console.log(`${unfinished.length} indexes are being built …`);
    await tool.wait(seconds);
  }
  throw new Error(
    `The indexes are not built after ${(seconds * attempts) / 60} minutes. Look at them in the Firebase console, then deploy again.`,
  );
}
