// Functions that act on documents would act on restored ones: send mails, record activity, copy and delete files.
import { request } from './installation.mjs';

/**
 * Does the work while no function acts on documents. In the emulators they are switched off meanwhile.
 * @throws Error for a project with such functions, which can't be switched off, only deleted and deployed again
 */
export async function withoutTriggers(installation, work) {
  if (installation.isReal) {
    await refuseFunctions(installation);
    return work();
  }
  if (!installation.hub) return work();
  const set = (state) =>
    request(installation, `http://${installation.hub}/functions/${state}BackgroundTriggers`, { method: 'PUT', expected: [400] });
  const enableAndEnd = () => set('enable').finally(() => process.exit(130));
  process.once('SIGINT', enableAndEnd);
  await set('disable');
  try {
    return await work();
  } finally {
    process.off('SIGINT', enableAndEnd);
    await set('enable');
  }
}

async function refuseFunctions(installation) {
  const names = await functionsOnDocuments(installation);
  if (names.length === 0) return;
  throw new Error(
    `${names.length} functions of ${installation.project} would act on what is restored. Delete them first, and deploy them again afterwards:\n` +
      `  npx firebase functions:delete ${names.join(' ')} --project ${installation.project} --force`,
  );
}

async function functionsOnDocuments(installation) {
  const names = [];
  let pageToken = '';
  do {
    const query = new URLSearchParams({ pageSize: '500', ...(pageToken && { pageToken }) });
    const url = `https://cloudfunctions.googleapis.com/v2/projects/${installation.project}/locations/-/functions?${query}`;
    const response = await request(installation, url, { expected: [403] });
    const page = await response.json();
    // where the service was never switched on, there are no functions
    if (!response.ok && !JSON.stringify(page).includes('SERVICE_DISABLED'))
      throw new Error(`Whether functions run in ${installation.project} can't be read: get the role "Cloud Functions Viewer".`);
    for (const { name, eventTrigger } of page.functions ?? [])
      if (eventTrigger?.eventType?.startsWith('google.cloud.firestore')) names.push(name.split('/').at(-1));
    pageToken = page.nextPageToken ?? '';
  } while (pageToken !== '');
  return names;
}
