import { damageBytes, damageText } from './damage';
import type { Exchange } from './exchange';
import type { Random } from './random';

const PREFACE = Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
const GET = 'GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n';
const POST = 'POST /v1/projects/fuzz/databases/(default)/documents:commit HTTP/1.1\r\nHost: localhost\r\n';
const LENGTHS = ['5', '-1', '+5', '0x10', '5, 6', '99999999999999999999', 'NaN', ''];
const SIZES = ['2', 'FFFFFFFFFFFFFFFFF', '-1', 'zz', '2;ext=\u0001', '0', ' 2', '2\n'];

/** An HTTP/2 frame whose length may lie. */
function frame(random: Random): Buffer {
  const payload = random.bytes(random.below(60));
  const head = Buffer.alloc(9);
  head.writeUIntBE(random.once(4) ? random.below(2 ** 24) : payload.length, 0, 3);
  head[3] = random.below(12);
  head[4] = random.below(256);
  head.writeUInt32BE(random.once(3) ? random.below(2 ** 32) : random.below(4), 5);
  return Buffer.concat([head, payload]);
}

const GOAWAY = '\x07\0\0\0\0\0';
const settings = Buffer.from([0, 0, 0, 4, 0, 0, 0, 0, 0]);

const SHAPES: readonly ((random: Random) => readonly (string | Buffer)[])[] = [
  (random) => [damageText(random, GET)],
  (random) => [GET.slice(0, random.below(GET.length))],
  (random) => [random.bytes(1 + random.below(300))],
  (random) => [`${POST}Content-Length: ${random.pick(LENGTHS)}\r\nConnection: close\r\n\r\n{}`],
  (random) => [`${POST}Content-Length: 3\r\nTransfer-Encoding: ${random.pick(['chunked', 'gzip', 'chunked, chunked', 'x'])}\r\n\r\n{}`],
  (random) => [
    `${POST}Transfer-Encoding: chunked\r\nConnection: close\r\n\r\n`,
    `${random.pick(SIZES)}\r\n{}\r\n`,
    random.once(2) ? '0\r\n\r\n' : '{',
  ],
  (random) => [`${POST}Content-Length: 1000000\r\nExpect: ${random.pick(['100-continue', 'x'])}\r\n\r\n`, random.bytes(100)],
  (random) => [`GET /${'a'.repeat(random.below(40_000))} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`],
  (random) => [
    'GET / HTTP/1.1\r\n',
    ...random.times(random.below(300), () => `X-${random.below(99)}: ${'y'.repeat(random.below(200))}\r\n`),
    '\r\n',
  ],
  (random) => [
    `GET / HTTP/${random.pick(['0.9', '1.0', '1.2', '2.0', '9.9'])}\r\nHost: ${random.pick(['localhost', 'evil.example', ''])}\r\n\r\n`,
  ],
  (random) => [
    `GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: ${random.pick(['h2c', 'websocket', '\u00ff'])}\r\n\r\n`,
  ],
  () => ['CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n'],
  (random) => [PREFACE.subarray(0, 1 + random.below(PREFACE.length)), random.bytes(random.below(40))],
  (random) => [PREFACE, random.bytes(1 + random.below(200))],
  (random) => [damageBytes(random, Buffer.concat([PREFACE, settings]))],
  (random) => [PREFACE, settings, ...random.times(1 + random.below(6), () => frame(random))],
  (random) => [PREFACE, settings, frame(random).subarray(0, random.below(12))],
  (random) => [Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01]), random.bytes(random.below(300))],
];

/** HTTP/2 says goodbye with a frame (GOAWAY) and leaves it to the client to close. */
const isSentAway = (answer: string): boolean => answer.startsWith('\0') && answer.includes(GOAWAY);

/** What no client sends: half requests, lying lengths, frames out of place, other protocols. The client then says that it is done. */
export function rawConnection(random: Random): Exchange {
  return { parts: random.pick(SHAPES)(random), halfClose: true, enough: isSentAway };
}
