// The processes of the Functions emulator. It starts one for each function, and each takes seconds of a processor to load them all: here any
// process that is idle takes the next call, whichever function it is for, as it does where firebase-tools debugs functions.
import { fileURLToPath } from 'node:url';
import { fromFirebaseTools } from './firebase-tools.mjs';

const preloaded = ['quiet-functions.cjs', 'function-of-call.cjs']
  .map((file) => `--require ${JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))}`)
  .join(' ');
/** Read by function-of-call.cjs. */
const functionHeader = 'x-function-of-call';

/** How long a function may take that says nothing else. */
const usualSeconds = 60;

/** Lets all functions share processes. Call it before the emulators start. */
export function shareFunctionProcesses() {
  const { FunctionsEmulator } = fromFirebaseTools('emulator/functionsEmulator');
  const { getSignatureType } = fromFirebaseTools('emulator/functionsEmulatorShared');
  const { RuntimeWorkerPool } = fromFirebaseTools('emulator/functionsRuntimeWorker');
  const { getEmulatorEnvs, startRuntime } = FunctionsEmulator.prototype;
  let emulator;

  FunctionsEmulator.prototype.getEmulatorEnvs = function () {
    // the process is then told with each call which function it is for
    return { ...getEmulatorEnvs.call(this), FUNCTION_DEBUG_MODE: 'true', NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${preloaded}` };
  };
  FunctionsEmulator.prototype.startRuntime = function (backend) {
    emulator = this;
    return startRuntime.call(this, backend);
  };
  RuntimeWorkerPool.prototype.getKey = () => 'shared by all functions';
  RuntimeWorkerPool.prototype.submitRequest = async function (id, { method, path, headers }, response, body) {
    const { def, backend } = Object.values(emulator.triggers).find((trigger) => trigger.def.id === id);
    let worker = this.getIdleWorker(id);
    // another call may have taken the process that was started for this one
    while (!worker) {
      await emulator.startRuntime(backend, def);
      worker = this.getIdleWorker(id);
    }
    // without a time of its own, a call ends with the one of Node's agent, five seconds, and its process with it
    worker.timeoutSeconds = def.timeoutSeconds ?? usualSeconds;
    const named = JSON.stringify({ functionTarget: def.entryPoint, functionSignature: getSignatureType(def) });
    return worker.request({ method, path, headers: { ...headers, [functionHeader]: named } }, response, body);
  };
}
