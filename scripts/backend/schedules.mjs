// Functions by schedule, which the Functions emulator knows and never runs: on Google's platform Cloud Scheduler does.
import { fromFirebaseTools } from './firebase-tools.mjs';

const minuteMs = 60_000;
/** Often enough to miss no minute. */
const lookEveryMs = 15_000;

/** Runs each of them when it is due, as long as the process lives. Call it before the emulators start. */
export function runSchedules() {
  const { FunctionsEmulator } = fromFirebaseTools('emulator/functionsEmulator');
  const { addTriggerRecord } = FunctionsEmulator.prototype;
  /** By the address that runs it, whether it is due in a minute. */
  const schedules = new Map();
  FunctionsEmulator.prototype.addTriggerRecord = function (definition, ...others) {
    if (definition.schedule) schedules.set(addressOf(this, definition), isDue(definition.schedule.schedule));
    return addTriggerRecord.call(this, definition, ...others);
  };
  let last = minuteOf(new Date());
  setInterval(() => {
    const now = new Date();
    if (minuteOf(now) === last) return;
    last = minuteOf(now);
    for (const [address, isDueAt] of schedules) if (isDueAt(now)) run(address);
  }, lookEveryMs).unref();
}

const minuteOf = (time) => Math.floor(time.getTime() / minuteMs);

function addressOf(emulator, definition) {
  const { host, port } = emulator.getInfo();
  return `http://${host}:${port}/functions/projects/${emulator.args.projectId}/triggers/${emulator.getTriggerKey(definition)}`;
}

/**
 * Whether a function is due in a minute, for schedules as ours are: `every 5 minutes`, `every day 03:00` (UTC). Others never are.
 * @returns {(time: Date) => boolean}
 */
export function isDue(schedule) {
  const [, minutes, hour, minute] = /^every (?:(\d+) minutes|day (\d\d):(\d\d))$/.exec(schedule) ?? [];
  if (minutes) return (time) => minuteOf(time) % Number(minutes) === 0;
  if (hour) return (time) => time.getUTCHours() === Number(hour) && time.getUTCMinutes() === Number(minute);
  console.warn(`The emulators cannot run a function by the schedule "${schedule}".`);
  return () => false;
}

// one that fails says so in the log of the functions, and runs again when it is due
const run = (address) => fetch(address, { method: 'POST' }).catch(() => undefined);
