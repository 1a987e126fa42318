// npm start: runs everything Loggia needs, with demo data, and saves the state between runs.
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { takeLock } from './lock.mjs';
import { whyNotOfficial, withoutDocuments, writeDocuments } from './official.mjs';
import { build, fail, install, root } from './setup.mjs';

const usage = `npm start                     Loggia on the embedded backend, with demo data
npm start -- --ports          the same, on other ports where the usual ones are taken
npm start -- --ports=20000    the same, on ports from 20000 upwards
npm start -- --fresh          forgets what earlier runs saved: back to the demo data
npm start -- --empty          the same without any data, for restoring a backup
npm start -- --name=trial     a Loggia with data of its own, in .loggia/trial
npm run start:official        on the official Firestore emulator, where it is installed (needs Java 17 or newer)`;

const options = readOptions();
const home = ['.loggia', options.official && 'official', options.name].filter(Boolean).join('/');
const folder = `${root}/${home}`;
const hosting = `${home}/hosting`;
const projectId = 'demo-loggia';
mkdirSync(folder, { recursive: true });

install();
const missing = options.official && whyNotOfficial();
if (missing) fail(missing);
const lock = takeLock(`${folder}/lock.json`);
if (lock.owner) fail(`Loggia already runs from this folder (process ${lock.owner.pid}): ${lock.owner.address ?? 'it is starting'}`);
process.on('exit', lock.release);
// the previous build connects to the ports of the previous start
rmSync(`${root}/${hosting}`, { recursive: true, force: true });
mkdirSync(`${root}/${hosting}`, { recursive: true });
const ports = await choosePorts();
lock.note(`http://127.0.0.1:${ports.web}/`);
await build();
await run();

async function run() {
  // imported here because they need the packages that install() installs
  const { documentsOf, outboxOf, seed, startEmulators, wakeModelService, withoutData } = await import('./emulators.mjs');
  const { supervise } = await import('./backend/supervisor.mjs');
  const { startMails } = await import('./mails/mails.mjs');
  const { buildForHosting, startWeb } = await import('./web.mjs');
  const state = `${folder}/state`;
  if (options.fresh || options.empty) for (const saved of [state, documentsOf(folder), `${folder}/outbox`]) remove(saved);
  const { official } = options;
  const fresh = seed(state);
  if (fresh) remove(documentsOf(folder));
  remove(`${folder}/emulators.log`);
  if (options.empty) withoutData(state);
  else if (official && fresh) withoutDocuments(state);

  console.log('Starting the backend …');
  const app = `http://127.0.0.1:${ports.web}/`;
  const start = () => startEmulators({ ports, projectId, folder, state, keep: true, schedules: true, official, hosting, app });
  const backend = await supervise(start, {
    onEnd: (reason) => console.log(`${reason.split('\n')[0]}, and is started again …`),
    onRestart: () => {
      wakeModelService(ports);
      console.log('The backend is back.');
    },
  }).catch((error) => fail(error.message));
  const emulators = backend.first;
  stopWith(backend);
  wakeModelService(ports);
  if (official && fresh && !options.empty)
    await writeDocuments({ port: ports.firestore, projectId }).catch((error) =>
      fail(`${error.message}\nTry again with: npm run start:official -- --fresh`),
    );
  if (fresh && !options.empty) await writeDemoVisits().catch((error) => console.error(error.message));
  const accounts = options.empty ? [] : (await import('./demo-data/accounts.mjs')).accounts;
  // the sign-in page lists these accounts
  const signIns = accounts.map(({ who: description, ...account }) => ({ ...account, description }));
  const env = { ...emulators.env, VITE_DEMO_ACCOUNTS: signIns.length > 0 ? JSON.stringify(signIns) : '' };
  const web = await startWeb({ port: ports.web, env });
  const mails = await startMails({ port: ports.mails, outbox: outboxOf(folder), authPort: ports.auth, projectId });
  announce({ address: web.address, mails: mails.address, accounts });
  // Google's emulator holds documents in memory: a crash loses a minute of work, not a day
  if (official) setInterval(() => emulators.save().catch((error) => console.error(`Not saved: ${error.message}`)), 60_000).unref();
  const built = await buildForHosting({ env, outDir: hosting, log: `${folder}/hosting-build.log` });
  if (!built) console.error(`The production build failed: ${folder}/hosting-build.log`);
}

/** They end today, unlike what is imported; the overviews have them, which nothing else writes until something changes. */
async function writeDemoVisits() {
  const { writeVisits } = await import('./demo-data/visits.mjs');
  await writeVisits({ port: ports.firestore, projectId });
  const hosts = { FIRESTORE: ports.firestore, FIREBASE_AUTH: ports.auth, FIREBASE_STORAGE: ports.storage };
  const env = Object.fromEntries(Object.entries(hosts).map(([name, port]) => [`${name}_EMULATOR_HOST`, `127.0.0.1:${port}`]));
  const rebuild = spawn(process.execPath, [`${root}/scripts/rebuild-overviews.mjs`], {
    env: { ...process.env, ...env, GCLOUD_PROJECT: projectId },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  rebuild.unref();
}

function remove(path) {
  rmSync(path, { recursive: true, force: true });
}

function stopWith(backend) {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    console.log('\nSaving and stopping …');
    process.exit(await backend.stop());
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  backend.failed.then((reason) => fail(`${reason}\nThat happened too often to start it again: see ${folder}/emulators.log`));
}

function announce({ address, mails, accounts }) {
  console.log(`\n  Loggia         ${address}`);
  console.log(`  as built       http://127.0.0.1:${ports.hosting}/   (a few seconds from now)`);
  console.log(`  Mails          ${mails}`);
  if (accounts.length > 0) announceAccounts(accounts);
  console.log('\n  What you do is kept for the next start. Ctrl-C stops.\n');
}

function announceAccounts(accounts) {
  const width = Math.max(...accounts.map(({ email }) => email.length));
  console.log(`\n  Demo accounts, all with the password ${accounts[0].password}\n`);
  for (const { email, who } of accounts) console.log(`  ${email.padEnd(width)}   ${who}`);
}

async function choosePorts() {
  // imported here because it needs a package that install() installs
  const { defaultPorts, otherPorts, takenPorts } = await import('./ports.mjs');
  const usual = defaultPorts();
  if (options.ports !== undefined) return otherPorts(usual, options.ports === '' ? undefined : Number(options.ports));
  const taken = await takenPorts(usual);
  if (taken.length === 0) return usual;
  const list = taken.map(({ name, port, holder }) => `  ${port} (${name}) by ${holder}`).join('\n');
  return fail(`These ports are taken:\n${list}\n\nEnd those programs, or use other ports: npm start -- --ports`);
}

function readOptions() {
  try {
    // `--ports` takes an optional number, which parseArgs does not support: without one, it gets an empty value
    const args = process.argv.slice(2).map((argument) => (argument === '--ports' ? '--ports=' : argument));
    const { values } = parseArgs({
      args,
      options: {
        ports: { type: 'string' },
        fresh: { type: 'boolean', default: false },
        empty: { type: 'boolean', default: false },
        name: { type: 'string' },
        official: { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    if (values.help) {
      console.log(usage);
      process.exit(0);
    }
    if (values.ports && !(Number(values.ports) > 1023 && Number(values.ports) < 65_000))
      throw new Error(`--ports takes a number from 1024 to 64999, not ${values.ports}.`);
    if (values.name !== undefined && !/^[\w-]+$/.test(values.name))
      throw new Error(`--name takes letters, digits, - and _, not ${values.name}.`);
    return values;
  } catch (error) {
    return fail(`${error.message}\n\n${usage}`);
  }
}
