// npm run bench -- ready: when a page is ready to use, relative to an empty React page served the same way in the same run
import { writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { fail, root } from '../setup.mjs';
import { openBrowser, startBackend } from './app-stack.mjs';
import { compressedStore } from './ready/compressed-store.mjs';
import { benchOrganizations, emptyPage, pages } from './ready/pages.mjs';
import { chains, summary, table } from './ready/report.mjs';
import { appSite, emptySite, isCheckout } from './ready/sites.mjs';
import { networkNames } from './ready/visit.mjs';
import { visitors } from './ready/visitors.mjs';
import { organizationWith } from './tour-lists.mjs';

const usage = `npm run bench -- ready [options]
  --only ${Object.keys(pages).join(',')}
  --cpu 1,4   --net ${networkNames.join(',')}   --cache cold,warm   --rounds 5
  --beside FOLDER   another checkout with its packages, measured in the same rounds
  --json FILE       all figures`;
const options = readOptions();
const conditions = options.cache.flatMap((cache) =>
  options.net.flatMap((net) => options.cpu.map((cpu) => ({ cpu: Number(cpu), net, cache }))),
);

const open = [];
try {
  const measured = await measureAll(await start());
  console.log(`\nMedian (least–most) of ${options.rounds} rounds.\n\n${table(measured)}`);
  const [load] = loadavg();
  if (load > availableParallelism() + 1) console.log(`\nThe machine has other work (load ${load.toFixed(0)}): believe ratios only.`);
  if (options.json) writeFileSync(options.json, `${JSON.stringify(measured, null, 2)}\n`);
} finally {
  for (const close of open.reverse()) await close();
}

async function start() {
  console.log('Starting the backend, building the pages …');
  const backend = await startBackend();
  open.push(backend.stop);
  const { folder } = backend;
  const store = await compressedStore(backend.ports.firestore);
  open.push(store.close);
  const emulators = { ...JSON.parse(backend.env.VITE_EMULATORS), firestore: store.port };
  const env = { ...backend.env, VITE_EMULATORS: JSON.stringify(emulators) };
  const site = (name, from) => appSite({ env, from, outDir: `${folder}/${name}`, log: `${folder}/${name}.log` });
  const sites = { empty: await emptySite({ outDir: `${folder}/empty` }), now: await site('now', root) };
  if (options.beside) sites.beside = await site('beside', options.beside);
  for (const { close } of Object.values(sites)) open.push(close);
  for (const count of benchOrganizations(options.only)) await backend.write(organizationWith(count));
  await backend.signInReady;
  const browser = await openBrowser();
  open.push(() => browser.close());
  return { sites, visits: visitors(browser) };
}

async function measureAll({ sites: { empty, ...apps }, visits }) {
  const summaries = [];
  console.log('What was waited for, in ms since the navigation:');
  for (const name of options.only) {
    const page = { name, ...pages[name] };
    try {
      for (const site of Object.values(apps)) await visits.warmUp(site, page);
      for (const condition of conditions) {
        const measured = await measurePage(page, condition, { empty, apps, visits });
        console.log(chains(measured));
        summaries.push(...measured);
      }
    } catch (error) {
      // the other measurements took minutes, so they are still printed
      process.exitCode = 1;
      console.error(`${name} could not be measured:`, error);
    }
  }
  return summaries;
}

/** All rounds of a page under one condition, by moment. */
async function measurePage(page, condition, all) {
  const rounds = [];
  for (let round = 0; round < options.rounds; round += 1) rounds.push(await measureRound(round, page, condition, all));
  return Object.keys(page.moments).map((moment) => {
    const ofMoment = rounds.map(({ empty, ...sites }) => {
      const moments = Object.entries(sites).map(([site, visit]) => [site, visit[moment]]);
      return { empty, ...Object.fromEntries(moments) };
    });
    return summary({ page: page.name, moment, condition, rounds: ofMoment });
  });
}

/** The empty page first, then each app; their order rotates from round to round. */
async function measureRound(round, page, condition, { empty, apps, visits }) {
  const order = Object.entries(apps);
  if (round % 2 === 1) order.reverse();
  const results = {};
  const yardsticks = [];
  for (const [name, site] of order) {
    const { ready } = await visits.measure(empty, emptyPage, condition);
    yardsticks.push(ready.ms);
    results[name] = await visits.measure(site, page, condition);
  }
  return { empty: yardsticks.reduce((sum, ms) => sum + ms, 0) / yardsticks.length, ...results };
}

function readOptions() {
  const list = (values) => values.flatMap((value) => value.split(','));
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [Object.keys(pages).join()] },
      cpu: { type: 'string', multiple: true, default: ['1,4'] },
      net: { type: 'string', multiple: true, default: [networkNames.join()] },
      cache: { type: 'string', multiple: true, default: ['cold,warm'] },
      rounds: { type: 'string', default: '5' },
      beside: { type: 'string' },
      json: { type: 'string' },
    },
  });
  const [only, cpu, net, cache] = [values.only, values.cpu, values.net, values.cache].map(list);
  const isUsable =
    only.every((name) => pages[name]) &&
    net.every((name) => networkNames.includes(name)) &&
    cache.every((state) => ['cold', 'warm'].includes(state)) &&
    [...cpu, values.rounds].every((number) => Number(number) >= 1);
  if (!isUsable) fail(usage);
  const beside = values.beside && resolve(values.beside);
  if (beside && !isCheckout(beside)) fail(`${beside} is no checkout of Loggia with its packages: run \`npm ci\` there.`);
  return { only, cpu, net, cache, rounds: Number(values.rounds), beside, json: values.json };
}
