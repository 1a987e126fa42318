// npm run bench -- store: the store against its yardstick, the same client for both, rounds interleaved, medians and spread.
import { Firestore } from '@google-cloud/firestore';
import * as measures from './measures.mjs';
import { servers, start } from './servers.mjs';
import { startups } from './startup.mjs';

const [ours, peer] = Object.keys(servers);
const rounds = Number(process.argv[2] ?? 3);

process.env.METADATA_SERVER_DETECTION = 'none';
const figures = { [ours]: {}, [peer]: {} };
for (let round = 0; round < rounds; round += 1) {
  for (const name of round % 2 === 0 ? [ours, peer] : [peer, ours]) await measure(name);
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
  note('increments kept of 10 concurrent transactions', await measures.exactTransactions(db));
  note('memory at the end, MB', server.memoryMb());
  await db.terminate();
  await server.stop();
}

function report() {
  const width = Math.max(...Object.keys(figures[ours]).map((what) => what.length));
  console.log(
    `${'median (least–most) of '.padStart(8)}${rounds} rounds`.padEnd(width + 2),
    ours.padStart(26),
    peer.padStart(28),
    'ratio'.padStart(9),
  );
  for (const what of Object.keys(figures[ours])) {
    const [a, b] = [spread(figures[ours][what]), spread(figures[peer][what] ?? [])];
    console.log(what.padEnd(width + 2), a.text.padStart(26), b.text.padStart(28), `${(b.median / a.median).toFixed(2)} ×`.padStart(9));
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
