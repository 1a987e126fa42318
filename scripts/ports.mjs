// The ports that Loggia uses, the processes that occupy them, and alternative ports.
import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { promisify } from 'node:util';

/** The ports of a run by service: `web` is Vite, `mails` is the page with emails, the others are the emulators in firebase.json. */
export function defaultPorts() {
  const { emulators } = JSON.parse(readFileSync(new URL('../firebase.json', import.meta.url), 'utf8'));
  const ports = { web: 5173, 'firestore.websocket': emulators.firestore.websocketPort };
  for (const [name, { port }] of Object.entries(emulators)) if (port) ports[name] = port;
  ports.mails = 5174;
  return ports;
}

const host = '127.0.0.1';

/** Browsers block these ports. @see https://fetch.spec.whatwg.org/#port-blocking */
const refusedByBrowsers = new Set([5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080]);

function listen(port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => resolve(server));
  });
}

/** Whether the port is free on the loopback address. */
export async function isFree(port) {
  const server = await listen(port);
  if (!server) return false;
  await new Promise((done) => server.close(done));
  return true;
}

/** Returns one free port per name. All stay open until the last is found, so they differ. */
export async function freePorts(names) {
  const servers = await Promise.all(names.map(() => listen(0)));
  const ports = Object.fromEntries(names.map((name, at) => [name, servers[at].address().port]));
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  return ports;
}

/** The ports in use: `[{ name, port, holder }]`; `holder` describes the process if the system reveals it. */
export async function takenPorts(ports) {
  const taken = [];
  for (const [name, port] of Object.entries(ports)) {
    if (!(await isFree(port))) taken.push({ name, port, holder: await holderOf(port) });
  }
  return taken;
}

/** The same services on other ports: from `base` upwards or, without it, the next free port above each one that is in use. */
export async function otherPorts(ports, base) {
  const chosen = {};
  const used = new Set();
  let next = base;
  for (const [name, preferred] of Object.entries(ports)) {
    let port = next ?? preferred;
    while (used.has(port) || refusedByBrowsers.has(port) || !(await isFree(port))) port += 1;
    if (port > 65_535) throw new Error(`No free port for ${name} from ${next ?? preferred} upwards.`);
    used.add(port);
    chosen[name] = port;
    if (next !== undefined) next = port + 1;
  }
  return chosen;
}

const run = promisify(execFile);

/** Describes the process that uses a port: from lsof or, on Linux without lsof, from the process table. */
async function holderOf(port) {
  try {
    const { stdout } = await run('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']);
    const [pid, name] = [/^p(\d+)/m.exec(stdout)?.[1], /^c(.+)/m.exec(stdout)?.[1]];
    if (pid) return `${name} (process ${pid})`;
  } catch {
    // lsof is not installed, or lacks permission to see the process
  }
  const pid = listenerInProcessTable(port);
  return pid ? `${commandOf(pid)} (process ${pid})` : 'another program';
}

/** The process id whose socket listens on the port, from Linux's /proc. */
function listenerInProcessTable(port) {
  try {
    const hex = port.toString(16).toUpperCase().padStart(4, '0');
    const lines = ['tcp', 'tcp6'].flatMap((table) => readFileSync(`/proc/net/${table}`, 'utf8').split('\n').slice(1));
    const listening = '0A';
    const inodes = lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([, local, , state]) => local?.endsWith(`:${hex}`) && state === listening)
      .map((columns) => `socket:[${columns[9]}]`);
    const pids = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry));
    return pids.find((pid) => openFiles(pid).some((file) => inodes.includes(file)));
  } catch {
    return undefined;
  }
}

function openFiles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => {
      try {
        return readlinkSync(`/proc/${pid}/fd/${fd}`);
      } catch {
        return '';
      }
    });
  } catch {
    return [];
  }
}

function commandOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').slice(0, 3).join(' ').trim().slice(0, 120);
  } catch {
    return 'another program';
  }
}
