// npm run overview:rebuild: writes the overviews of organizations anew, as the functions do in the night.
import { installationOptions, runCommand } from './backup/command.mjs';
import { loadFunctions } from './backup/functions-code.mjs';
import { findInstallation } from './backup/installation.mjs';

const usage = `npm run overview:rebuild                        in the running npm start; --ports=20000 as for npm run backup
npm run overview:rebuild -- --project ID        in a project
npm run overview:rebuild -- --organization NAME of one organization alone`;

const options = { ...installationOptions, organization: { type: 'string' } };

await runCommand({ usage, options }, async ({ organization, ...target }) => {
  const installation = await findInstallation(target);
  const { renewOverviews } = await loadFunctions(installation, 'overview/renew-overviews');
  console.log(`Written in ${installation.name}: ${await renewOverviews(organization)} overviews.`);
  return 0;
});
