// The ports that Loggia uses, the processes that occupy them, and alternative ports.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import getPort, { clearLockedPorts, portNumbers } from 'get-port';

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
const exclude = [5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080];

// getPort returns no port twice until clearLockedPorts()

/** Returns one free port per name, all different. */
export async function freePorts(names) {
  clearLockedPorts();
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await getPort({ host, exclude })])));
}

/** The ports in use: `[{ name, port, holder }]`; `holder` describes the process if the system reveals it. */
export async function takenPorts(ports) {
  clearLockedPorts();
  const taken = [];
  for (const [name, port] of Object.entries(ports)) {
    if ((await getPort({ host, port })) !== port) taken.push({ name, port, holder: await holderOf(port) });
  }
  return taken;
}

/** The same services on other ports: from `base` upwards or, without it, the next free port above each one that is in use. */
export async function otherPorts(ports, base) {
  clearLockedPorts();
  const chosen = {};
  for (const [name, preferred] of Object.entries(ports)) {
    const from = base ?? preferred;
    // it returns one outside of the range if none in it is free
    const port = await getPort({ host, exclude, port: portNumbers(from, 65_535) });
    if (port < from) throw new Error(`No free port for ${name} from ${from} upwards.`);
    chosen[name] = port;
  }
  return chosen;
}

const run = promisify(execFile);

/** Describes the process that uses a port: from lsof or, on Linux without it, from ss. */
async function holderOf(port) {
  const { pid, name } =
    (await printed('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], /^p(?<pid>\d+)\nc(?<name>.+)/m)) ??
    (await printed('ss', ['-Hltnp', `sport = :${port}`], /"(?<name>[^"]+)",pid=(?<pid>\d+)/)) ??
    {};
  return pid ? `${name} (process ${pid})` : 'another program';
}

/** What a command prints about a process; nothing if it is not installed, or lacks permission to see the process. */
const printed = (command, args, pattern) =>
  run(command, args).then(
    ({ stdout }) => pattern.exec(stdout)?.groups,
    () => undefined,
  );
