// Requests to the emulators of firebase-tools: one that makes it throw is answered with an error and ends nothing else.
import { AsyncLocalStorage } from 'node:async_hooks';
import { Server } from 'node:http';
import { fromFirebaseTools } from './firebase-tools.mjs';

/** The request that the running code belongs to: `{ request, response, saves }`. */
const requests = new AsyncLocalStorage();

/** Follows every request to a server of this process, so that an error finds the request it belongs to. Call it before servers start. */
export function followRequests() {
  const { emit } = Server.prototype;
  Server.prototype.emit = function (event, ...args) {
    // a server that closes an idle connection, after 5 s by default, fails a request that comes on it just then; clients close their idle ones
    if (event === 'listening') this.keepAliveTimeout = 0;
    if (event !== 'request') return emit.call(this, event, ...args);
    const [request, response] = args;
    const current = { request, response, saves: new Map() };
    request.url = withoutFaults(request.url);
    // on the same machine compressing an answer takes longer than sending it whole, each time again
    request.headers['accept-encoding'] = 'identity';
    // listeners for the body are called from the connection, which belongs to no request
    const emitOfRequest = request.emit;
    request.emit = (...ofRequest) => within(current, () => emitOfRequest.apply(request, ofRequest));
    const { end } = response;
    response.end = (...ofEnd) => (save(current) ? end.apply(response, ofEnd) : response);
    return within(current, () => emit.call(this, event, request, response));
  };
}

/**
 * Follows requests through the queue of the Functions emulator, which runs them outside of the request, and answers none that fails
 * (`emulator/workQueue.js`).
 */
export function followFunctions() {
  const { WorkQueue } = fromFirebaseTools('emulator/workQueue');
  const { submit } = WorkQueue.prototype;
  WorkQueue.prototype.submit = function (work) {
    const current = requests.getStore();
    const run = async () => {
      try {
        await requests.run(current, work);
      } catch (error) {
        fail(current, error);
      }
    };
    return submit.call(this, current ? Object.assign(run, { type: work.type }) : work);
  };
}

/**
 * Answers what no handler of firebase-tools catches, and goes on. Handlers change a map or a file in one step, so the other requests find a
 * whole state. An error that belongs to no request may have left anything: firebase-tools then ends the process, as without this. Call it
 * once firebase-tools has set its own handler.
 */
export function guardProcess() {
  const ends = process.listeners('uncaughtException');
  process.removeAllListeners('uncaughtException');
  const guard = (error) => {
    const current = requests.getStore();
    if (current) fail(current, error);
    else for (const end of ends) end(error);
  };
  process.on('uncaughtException', guard);
  process.on('unhandledRejection', guard);
}

/** Calls `save` before the response to the current request ends, once for each key; outside of requests immediately. */
export function beforeResponse(key, save) {
  const current = requests.getStore();
  if (current && !current.response.writableEnded) current.saves.set(key, save);
  else save();
}

/**
 * The address as firebase-tools can read it.
 * - Hosting reads it with `new URL`, for which `//` begins a host (`hosting/initMiddleware.js`).
 * - Hosting and Functions decode it, and answer a percent sign that begins no code with 500 and a page of their own; here it stands for itself.
 * - Storage decodes a file's name that Express has decoded already (`emulator/storage/apis/firebase.js`): `100%.pdf` would be malformed, and
 *   `50%25.pdf` another file. A percent sign that is encoded twice is itself afterwards.
 */
export function withoutFaults(url) {
  return url
    .replace(/^\/{2,}/, '/')
    .replace(/^[^?]*/, (path) => (isEncoded(path) ? path : path.replaceAll('%', '%25')))
    .replace(/^(\/v0\/b\/[^/?]+\/o\/)([^?]*)/i, (_, bucket, name) => `${bucket}${name.replaceAll('%25', '%2525')}`);
}

function isEncoded(path) {
  try {
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}

/** Runs a part of a request, which may throw. */
function within(current, act) {
  try {
    return requests.run(current, act);
  } catch (error) {
    fail(current, error);
    return true;
  }
}

/** Saves what the request has changed, and returns whether it may be acknowledged. */
function save(current) {
  const saves = [...current.saves.values()];
  current.saves.clear();
  try {
    for (const each of saves) each();
    return true;
  } catch (error) {
    // without a response, the client knows that its change may be lost
    report(current, error);
    current.response.destroy();
    return false;
  }
}

function fail(current, error) {
  report(current, error);
  const { response } = current;
  if (response.writableEnded) return;
  if (response.headersSent) response.destroy();
  else
    response.writeHead(isMalformed(error) ? 400 : 500, { 'Content-Type': 'text/plain' }).end('The emulator cannot handle this request.\n');
}

const isMalformed = (error) => error instanceof URIError || error?.code === 'ERR_INVALID_URL';

function report({ request }, error) {
  console.error(`${request.method} ${request.url} failed, and the emulators go on: ${error?.stack ?? error}`);
}
