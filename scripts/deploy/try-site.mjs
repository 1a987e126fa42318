// What is asked of a site right after a deployment: what the checks of docs/operators.md ask that need no account.
import { readFileSync } from 'node:fs';

const seconds = 5;
const attempts = 12;

/**
 * Asks until every answer is right, since the servers of Hosting get a release one after another.
 * @param {{ address: string, mode: string, headers: { source?: string, headers: { key: string, value: string }[] }[], startPage: string }} site `startPage` is the
 * file that was deployed
 * @param {import('./tools.mjs').Tools} tool
 * @throws after a minute, with what is not as it should be
 */
export async function trySite({ address, mode, headers, startPage }, tool) {
  console.log(`Trying ${address} …`);
  if (tool.isDryRun) return;
  const policy = headers.filter(({ source }) => source === '/').flatMap((entry) => entry.headers);
  const expected = { policy: policy.find(({ key }) => key === 'Content-Security-Policy').value, page: readFileSync(startPage, 'utf8') };
  for (let attempt = 1; ; attempt += 1) {
    const outcomes = await Promise.all(Object.entries(questions).map(([text, ask]) => outcome(text, () => ask(address, expected))));
    const wrong = outcomes.filter((text) => text !== null);
    if (wrong.length === 0) return;
    if (attempt === attempts) {
      const cure = `"npm run deploy -- --to ${mode} --back" returns to the release before.`;
      throw new Error(`${address} is deployed, and not as it should be. ${cure}\n${wrong.join('\n')}`);
    }
    await tool.wait(seconds);
  }
}

async function outcome(text, ask) {
  try {
    return (await ask()) ? null : `✗ ${text}`;
  } catch (error) {
    return `✗ ${text}: ${error.cause?.message ?? error.message}`;
  }
}

const header = (answer, name) => answer.headers.get(name) ?? '';

const questions = {
  'the start page is the one that was built, and is asked for anew each time': async (address, { page }) => {
    const answer = await fetch(`${address}/`);
    return answer.ok && header(answer, 'cache-control').includes('no-cache') && (await answer.text()) === page;
  },
  'the start page may load what this configuration names, and nothing else': async (address, { policy }) =>
    header(await fetch(`${address}/`), 'content-security-policy') === policy,
  'a file that does not exist is 404, and no cache keeps that': async (address) => {
    const answer = await fetch(`${address}/assets/none.js`);
    return answer.status === 404 && header(answer, 'cache-control').includes('no-store');
  },
  'the page of other people’s code is in a sandbox, however its address is written': async (address) => {
    const answer = await fetch(`${address}/%63ustom-page.html`);
    return answer.status === 404 || header(answer, 'content-security-policy').includes('sandbox');
  },
  'short addresses are answered by the function, and an unknown one by a page that says so': async (address) => {
    const answer = await fetch(`${address}/t/none`);
    return answer.status === 404 && header(answer, 'content-type').startsWith('text/html');
  },
};
