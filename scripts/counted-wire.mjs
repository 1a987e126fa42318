// A proxy that counts the documents that Firestore sends over any of its protocols, which is what a project pays for.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

// in JSON a quote ends a name; in protobuf the tag of the next field does
// biome-ignore lint/suspicious/noControlCharactersInRegex: protobuf has them
const named = /\/databases\/\(default\)\/documents\/([^"\\\0-\x1f]+)/g;
const longestName = 2000;
// of a commit in JSON, or in the form that the SDK of browsers posts
const written = /(?:"|%22)(?:update|delete)(?:"|%22)(?::|%3A)(?:(?:\{|%7B)(?:"|%22)name(?:"|%22)(?::|%3A))?(?:"|%22)projects(?:\/|%2F)/g;

/**
 * A port, `at` this number or any, that forwards everything to `port` of this machine and records each returned document, in order, including
 * repetitions. @returns {Promise<{ port: number, take(): string[], count(): number, takeWrites(): number, close(): Promise<void> }>} `take` returns the paths recorded
 * since the last call; `takeWrites` the number of documents that browsers asked to write or delete since then
 */
export async function countedWire(port, at = 0) {
  let reads = [];
  let writes = 0;
  const sockets = new Set();
  const server = createServer((client) => {
    const store = connect(port, '127.0.0.1');
    for (const [from, to] of [
      [client, store],
      [store, client],
    ]) {
      sockets.add(from);
      from.setNoDelay(true);
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
    const note = counter(([, path]) => {
      // parents of collections are not counted
      if (path.split('/').length % 2 === 0) reads.push(decode(path));
    }, named);
    store.on('data', note);
    const noteWrites = counter(() => {
      writes += 1;
    }, written);
    client.on('data', noteWrites);
    client.pipe(store);
    store.pipe(client);
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: server.address().port,
    take: () => {
      const noted = reads;
      reads = [];
      return noted;
    },
    count: () => reads.length,
    takeWrites: () => {
      const noted = writes;
      writes = 0;
      return noted;
    },
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** Finds a pattern in a stream of arbitrary chunks. */
function counter(found, pattern) {
  let rest = '';
  return (chunk) => {
    const text = rest + chunk.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(pattern)) {
      // what is found may continue in the next chunk
      if (match.index + match[0].length === text.length) break;
      end = match.index + match[0].length;
      found(match);
    }
    rest = text.slice(Math.max(end, text.length - longestName));
  };
}

const decode = (latin1) => Buffer.from(latin1, 'latin1').toString('utf8');
