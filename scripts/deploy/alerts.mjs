import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('alerts/', import.meta.url));
const budgetFile = 'budget.json';
const read = (file) => JSON.parse(readFileSync(`${folder}${file}`, 'utf8'));
const asName = ['--format', 'value(name)'];

/**
 * Makes the alert policies of `alerts/` in a project, or changes those of the same name, so that they send mails to one address.
 * @param {{ project: string, mail: string }} settings
 * @param {import('./tools.mjs').Tools} tool
 * @see https://cloud.google.com/monitoring/api/ref_v3/rest/v3/projects.alertPolicies
 */
export async function makeAlerts({ project, mail }, tool) {
  const monitoring = (words, ...options) => tool.read('gcloud', [...words.split(' '), ...options, '--project', project, ...asName]);
  const channels = 'beta monitoring channels';
  const found = await monitoring(`${channels} list`, '--filter', `type="email" AND labels.email_address="${mail}"`);
  const channel =
    first(found) ||
    (await monitoring(`${channels} create`, '--type', 'email', '--display-name', 'Loggia', '--channel-labels', `email_address=${mail}`));
  for (const file of readdirSync(folder).filter((name) => name !== budgetFile)) {
    const existing = first(await monitoring('monitoring policies list', '--filter', `displayName="${read(file).displayName}"`));
    const from = ['--policy-from-file', `${folder}${file}`];
    if (existing) await monitoring('monitoring policies update', existing, ...from, '--set-notification-channels', channel);
    else await monitoring('monitoring policies create', ...from, '--notification-channels', channel);
  }
}

/**
 * Makes the budget of `alerts/budget.json` for a project, or changes it, in the currency of the billing account. It sends mails to those who run the account,
 * and stops nothing.
 * @param {{ project: string, billing: string }} settings
 * @param {import('./tools.mjs').Tools} tool
 */
export async function makeBudget({ project, billing }, tool) {
  const { displayName, amount, thresholdRules } = read(budgetFile);
  const name = `${displayName} ${project}`;
  const budgets = (words, ...options) =>
    tool.read('gcloud', ['billing', 'budgets', ...words.split(' '), ...options, '--billing-account', billing, ...asName]);
  const existing = first(await budgets('list', '--filter', `displayName="${name}"`));
  const limits = (flag) => thresholdRules.flatMap(({ thresholdPercent }) => [flag, `percent=${thresholdPercent}`]);
  const settings = ['--display-name', name, '--budget-amount', amount.specifiedAmount.units, '--filter-projects', `projects/${project}`];
  if (existing) await budgets('update', existing, ...settings, '--clear-threshold-rules', ...limits('--add-threshold-rule'));
  else await budgets('create', ...settings, ...limits('--threshold-rule'));
}

const first = (printed) => printed.split('\n')[0];
