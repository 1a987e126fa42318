/** Hosting's REST interface; firebase-tools reads the same variable. @see https://firebase.google.com/docs/reference/hosting/rest */
const service = () => process.env.FIREBASE_HOSTING_API_URL ?? 'https://firebasehosting.googleapis.com';

/**
 * The release of a project's site before the one that is served now.
 * @param {import('./tools.mjs').Tools} tool
 * @returns {Promise<{ version: string, releaseTime: string, message: string } | null>} null in a dry run
 * @throws if there is none, or Hosting refuses to list them
 */
export async function releaseBefore(project, tool) {
  const token = await tool.read('gcloud', ['auth', 'print-access-token']);
  if (tool.isDryRun) return null;
  const address = `${service()}/v1beta1/sites/${project}/releases?pageSize=100`;
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}`, 'x-goog-user-project': project } });
  if (!answer.ok)
    throw new Error(`Hosting does not list the releases of ${project} (${answer.status}): ${(await answer.text()).slice(0, 500)}`);
  const { releases = [] } = await answer.json();
  const [served, ...earlier] = releases.filter(({ version }) => version?.status === 'FINALIZED');
  const before = earlier.find(({ version }) => version.name !== served.version.name);
  if (!before) throw new Error(`${project} has no release before the one that is served.`);
  return { version: before.version.name.split('/').at(-1), releaseTime: before.releaseTime, message: before.message ?? '' };
}
