// npm run alerts -- --to production --mail ADDRESS: makes the alert policies of scripts/deploy/alerts/ in the project, or changes those that are there;
// with `--billing ACCOUNT` also the budget. `--dry-run` prints the commands and runs none.
import { parseArgs } from 'node:util';
import { makeAlerts, makeBudget } from './deploy/alerts.mjs';
import { readEnvironment } from './deploy/environment.mjs';
import { tools } from './deploy/tools.mjs';
import { fail } from './setup.mjs';

const usage = 'npm run alerts -- --to staging|production --mail ADDRESS [--billing ACCOUNT] [--dry-run]';

async function main() {
  const { values } = parseArgs({
    options: { to: { type: 'string' }, mail: { type: 'string' }, billing: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  });
  if (!values.to || !values.mail) throw new Error(usage);
  const { project } = await readEnvironment(values.to);
  const tool = tools({ isDryRun: values['dry-run'] });
  await makeAlerts({ project, mail: values.mail }, tool);
  if (values.billing) await makeBudget({ project, billing: values.billing }, tool);
  console.log(values['dry-run'] ? 'Nothing was run.' : `Done: ${project} sends its alerts to ${values.mail}.`);
}

main().catch((error) => fail(error.message));
