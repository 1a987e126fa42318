// npm run overview:rebuild: writes the overviews of organizations anew, as the functions do in the night.
import { installationOptions, runCommand } from './backup/command.mjs';
import { findInstallation } from './backup/installation.mjs';
import { runBundled } from './run-bundled.mjs';

const usage = `npm run overview:rebuild                        in the running npm start; --ports=20000 as for npm run backup
npm run overview:rebuild -- --project ID        in a project
npm run overview:rebuild -- --organization NAME of one organization alone`;

const options = { ...installationOptions, organization: { type: 'string' } };

await runCommand({ usage, options }, async ({ organization, ...target }) => {
  const installation = await findInstallation(target);
  process.env.GCLOUD_PROJECT = installation.project;
  if (!installation.isReal)
    Object.assign(process.env, { FIRESTORE_EMULATOR_HOST: installation.firestore, METADATA_SERVER_DETECTION: 'none' });
  const { renewOverviews } = await runBundled('functions/src/overview/renew-overviews.ts');
  console.log(`Written in ${installation.name}: ${await renewOverviews(organization)} overviews.`);
  return 0;
});
