// npm run bench -- store [rounds] [yardstick]: the store against its yardsticks (or the one whose name has this part), the same client for
// all, rounds interleaved, medians and spread.
import { Firestore } from '@google-cloud/firestore';
import * as measures from './measures.mjs';
import { officialMissing, ours, yardsticks as present, start } from './servers.mjs';
import { startups } from './startup.mjs';

const rounds = Number(process.argv[2] ?? 3);
const yardsticks = present.filter((name) => name.includes(process.argv[3] ?? ''));
const names = [ours, ...yardsticks];

process.env.METADATA_SERVER_DETECTION = 'none';
const figures = Object.fromEntries(names.map((name) => [name, {}]));
if (officialMissing !== undefined) console.log(`Without Google’s emulator: ${officialMissing}`);
for (let round = 0; round < rounds; round += 1) {
  for (const name of round % 2 === 0 ? names : names.toReversed()) await measure(name);
}
report();
for (const [what, times] of Object.entries(await startups(rounds))) console.log(`${ours}: ${what}: ${spread(times).text}`);
process.exit(0);

async function measure(name) {
  const server = await start(name);
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${server.port}`;
  const db = new Firestore({ projectId: 'bench' });
  const note = (what, value) => {
    figures[name][what] ??= [];
    figures[name][what].push(value);
  };
  await db.doc('warm/up').set({ at: 0 });
  note('start until the port accepts, ms', server.startMs);
  note('memory at the start, MB', server.memoryMb());
  for (const [what, act] of [
    ['write', measures.write],
    ['read', measures.read],
  ]) {
    const { p50, p95 } = await act(db);
    note(`${what} p50, ms`, p50);
    note(`${what} p95, ms`, p95);
  }
  note('10,000 documents in batches of 500, ms', await measures.load(db));
  note('memory with 10,000 documents, MB', server.memoryMb());
  note('query of 50 out of 10,000 p50, ms', (await measures.queryOf50(db)).p50);
  note('filter answering 1,000 of 10,000 p50, ms', (await measures.filter(db)).p50);
  note('count of 5,000 in 10,000 p50, ms', (await measures.count(db)).p50);
  note('write until the last of 50 listeners p50, ms', (await measures.fiftyListeners(db)).p50);
  const { alone, watched } = await measures.watchedWrites(db);
  note('write alone p50, ms', alone);
  note('write with 500 document listeners p50, ms', watched);
  const { milliseconds, counted } = await measures.contention(db);
  note('50 increments of one document, 5 at a time, ms', milliseconds);
  note('increments counted', counted);
  note('memory at the end, MB', server.memoryMb());
  await db.terminate();
  await server.stop();
}

function report() {
  const title = `median (least–most) of ${rounds} rounds`;
  const width = Math.max(title.length, ...Object.keys(figures[ours]).map((what) => what.length)) + 2;
  const columns = (texts) => texts.map((text, index) => text.padStart(index % 2 === 0 ? 28 : 9)).join('');
  console.log(title.padEnd(width), ours.padStart(22), columns(yardsticks.flatMap((name) => [name, 'ratio'])));
  for (const [what, values] of Object.entries(figures[ours])) {
    const own = spread(values);
    const others = yardsticks.flatMap((name) => {
      const other = spread(figures[name][what] ?? []);
      return [other.text, `${(other.median / own.median).toFixed(2)} ×`];
    });
    console.log(what.padEnd(width), own.text.padStart(22), columns(others));
  }
  const [alone, watched] = ['write alone p50, ms', 'write with 500 document listeners p50, ms'].map(
    (what) => spread(figures[ours][what]).median,
  );
  console.log(`\nA write that one of 500 listeners watches costs ${(watched / alone).toFixed(2)} × one without listeners (at most 3).`);
}

function spread(values) {
  const { p50: median } = measures.percentiles(values);
  const digits = median < 10 ? 2 : 0;
  return { median, text: `${median.toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})` };
}
