// npm run overview:rebuild: writes the overviews of organizations anew, as the functions do in the night.
import { installationOptions, runCommand } from './backup/command.mjs';
import { loadFunctions } from './backup/functions-code.mjs';
import { findInstallation } from './backup/installation.mjs';

const usage = `npm run overview:rebuild                        in the running npm start; --ports=20000 as for npm run backup
npm run overview:rebuild -- --project ID        in a project
npm run overview:rebuild -- --organization NAME of one organization alone
npm run overview:rebuild -- --dry-run       writes nothing: says how many it would write`;

const options = { ...installationOptions, organization: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } };

await runCommand({ usage, options }, async ({ organization, 'dry-run': isDryRun, ...target }) => {
  const installation = await findInstallation(target);
  const { renewOverviews } = await loadFunctions(installation, 'overview/renew-overviews');
  const count = await renewOverviews(organization, { isDryRun });
  console.log(
    isDryRun
      ? `${installation.name} would get ${count} overviews. Nothing was written.`
      : `Written in ${installation.name}: ${count} overviews.`,
  );
  return 0;
});
