import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeAlerts, makeBudget } from '../../scripts/deploy/alerts.mjs';
import { tools } from '../../scripts/deploy/tools.mjs';
import { root } from '../../scripts/setup.mjs';
import { type Answers, standIns } from './stand-ins';

const folder = `${root}/scripts/deploy/alerts`;
const policies = readdirSync(folder).filter((file) => file !== 'budget.json');

function gcloud(answers: Answers = {}) {
  const { path, calls } = standIns(answers);
  vi.stubEnv('PATH', path);
  const printing = vi.spyOn(console, 'log').mockReturnValue(undefined);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    printing.mockRestore();
  });
  const ofKind = (words: string) => calls().filter((call) => call.startsWith(`gcloud ${words}`));
  return { tool: tools(), calls, ofKind };
}

describe('alert policies', () => {
  it('are made once, and send mails to one channel', async () => {
    const { tool, ofKind } = gcloud({ 'gcloud beta monitoring channels create': 'projects/museum/notificationChannels/7\n' });
    await makeAlerts({ project: 'museum', mail: 'ops@museum.example' }, tool);
    expect(ofKind('beta monitoring channels create')).toEqual([
      expect.stringContaining('--channel-labels email_address=ops@museum.example'),
    ]);
    const made = ofKind('monitoring policies create');
    expect(made).toHaveLength(policies.length);
    for (const call of made) expect(call).toContain('--notification-channels projects/museum/notificationChannels/7 --project museum');
  });

  it('are changed where they exist, with the channel that exists', async () => {
    const { tool, ofKind } = gcloud({
      'gcloud beta monitoring channels list': 'projects/museum/notificationChannels/3\nprojects/museum/notificationChannels/4\n',
      'gcloud monitoring policies list': 'projects/museum/alertPolicies/5\n',
    });
    await makeAlerts({ project: 'museum', mail: 'ops@museum.example' }, tool);
    expect(ofKind('beta monitoring channels create')).toEqual([]);
    expect(ofKind('monitoring policies create')).toEqual([]);
    const changed = ofKind('monitoring policies update projects/museum/alertPolicies/5');
    expect(changed).toHaveLength(policies.length);
    for (const call of changed) expect(call).toContain('--set-notification-channels projects/museum/notificationChannels/3');
  });

  it('stop at the first that is refused', async () => {
    const { tool, ofKind } = gcloud({ 'gcloud monitoring policies create': 1 });
    await expect(makeAlerts({ project: 'museum', mail: 'ops@museum.example' }, tool)).rejects.toThrow('failed with code 1');
    expect(ofKind('monitoring policies create')).toHaveLength(1);
  });

  it.each(policies)('%s has a name of its own, conditions, and what to do', (file) => {
    const { displayName, documentation, conditions } = JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'));
    expect(displayName).toMatch(/^Loggia: /);
    expect(documentation.content.length).toBeGreaterThan(40);
    expect(conditions).toHaveLength(1);
    const names = policies.map((other) => JSON.parse(readFileSync(`${folder}/${other}`, 'utf8')).displayName);
    expect(names.filter((name) => name === displayName)).toHaveLength(1);
  });
});

describe('the budget', () => {
  it('is made for the project alone, and changed where it exists', async () => {
    const first = gcloud();
    await makeBudget({ project: 'museum', billing: 'A-1' }, first.tool);
    expect(first.ofKind('billing budgets create')).toEqual([
      'gcloud billing budgets create --display-name Loggia museum --budget-amount 50 --filter-projects projects/museum --threshold-rule percent=0.5 --threshold-rule percent=0.9 --threshold-rule percent=1 --billing-account A-1 --format value(name)',
    ]);
    const second = gcloud({ 'gcloud billing budgets list': 'billingAccounts/A-1/budgets/b\n' });
    await makeBudget({ project: 'museum', billing: 'A-1' }, second.tool);
    expect(second.ofKind('billing budgets create')).toEqual([]);
    expect(second.ofKind('billing budgets update billingAccounts/A-1/budgets/b')).toHaveLength(1);
  });
});
