// npm run search:rebuild: writes again by what tours and points are found, of an installation that runs. Meanwhile everything is found.
import { installationOptions, runCommand } from './backup/command.mjs';
import { loadFunctions } from './backup/functions-code.mjs';
import { findInstallation } from './backup/installation.mjs';

const usage = `npm run search:rebuild                       of the running npm start; --ports=20000 as for npm run backup
npm run search:rebuild -- --project ID       of a project
npm run search:rebuild -- --organization ID  of one organization alone
npm run search:rebuild -- --dry-run          writes nothing: says how many tours are behind`;

const options = {
  ...installationOptions,
  organization: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
};

await runCommand({ usage, options }, async ({ organization, 'dry-run': isDryRun, ...target }) => {
  const installation = await findInstallation(target);
  const { rebuildAll } = await loadFunctions(installation, 'search-index/rebuild-all');
  const count = await rebuildAll({ organization, isDryRun, log: console.log });
  console.log(
    `${isDryRun ? 'Looked at' : 'Rebuilt'} ${count} organizations of ${installation.name}.${isDryRun ? ' Nothing was written.' : ''}`,
  );
  return 0;
});
