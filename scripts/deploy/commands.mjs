// What the commands `deploy`, `alerts` and `release` do with their options.
import { parseArgs } from 'node:util';
import { root } from '../setup.mjs';
import { makeAlerts, makeBudget } from './alerts.mjs';
import { deploy, rollBack } from './deploy.mjs';
import { readEnvironment } from './environment.mjs';
import { release } from './release.mjs';
import { tools } from './tools.mjs';

const dryRun = { 'dry-run': { type: 'boolean' } };
const nothingRun = 'Nothing was run.';

/** @param {string[]} args @param {string} folder the checkout, with the keys of the projects */
export async function deployCommand(args, folder = root) {
  const usage = 'npm run deploy -- --to staging|production [--back] [--dry-run]';
  const values = optionsIn(args, { to: { type: 'string' }, back: { type: 'boolean' }, ...dryRun }, usage);
  if (!values.to) throw new Error(usage);
  const environment = await readEnvironment(values.to, folder);
  await (values.back ? rollBack : deploy)(environment, tools({ isDryRun: values['dry-run'] }));
  console.log(values['dry-run'] ? nothingRun : `Done: ${environment.address}`);
}

/** @param {string[]} args @param {string} folder the checkout, with the keys of the projects */
export async function alertsCommand(args, folder = root) {
  const usage = 'npm run alerts -- --to staging|production --mail ADDRESS [--billing ACCOUNT] [--dry-run]';
  const values = optionsIn(args, { to: { type: 'string' }, mail: { type: 'string' }, billing: { type: 'string' }, ...dryRun }, usage);
  if (!values.to || !values.mail) throw new Error(usage);
  const { project } = await readEnvironment(values.to, folder);
  const tool = tools({ isDryRun: values['dry-run'] });
  await makeAlerts({ project, mail: values.mail }, tool);
  if (values.billing) await makeBudget({ project, billing: values.billing }, tool);
  console.log(values['dry-run'] ? nothingRun : `Done: ${project} sends its alerts to ${values.mail}.`);
}

/** @param {string[]} args @param {string} folder the checkout */
export async function releaseCommand(args, folder = root) {
  const values = optionsIn(args, dryRun, 'npm run release [-- --dry-run]');
  const version = await release(tools({ isDryRun: values['dry-run'] }), folder);
  console.log(values['dry-run'] ? `It would be ${version}. Nothing was written.` : `Done: ${version}. Next: git push --follow-tags`);
}

function optionsIn(args, options, usage) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Error(`${error.message}\n${usage}`);
  }
}
