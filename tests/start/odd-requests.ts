import { connect } from 'node:net';
import type { Random } from '../../packages/embedded-firestore/tests/fuzz/random';

/** A request to a service, in the bytes that are sent: clients and `fetch` would mend what is odd about it. */
export type OddRequest = { readonly service: string; readonly bytes: Buffer };

/** Names and parts of paths that a program decodes, splits or opens as a file, and where it may stumble. */
const names = [
  ...['%', '%2', '%zz', '100%.pdf', '%25', '%2F', '%252F', '%00', '%C0%AF', '%ED%A0%80', '%u0041', '%E2%82', '%0D%0A', '%7F', '%FF'],
  ...['', '/', '//', '///', '.', '..', '../..', '..%2f..%2f', '%2e%2e/', '..\\', '%5c', '\\', '\\\\', '/%', '//%', '/..%2f', './/.'],
  ...[
    '?',
    '??',
    '#',
    '#%',
    ';',
    ':',
    '*',
    '@',
    '&',
    '=',
    '+',
    ',',
    '|',
    '^',
    '`',
    '"',
    "'",
    '<b>',
    '{',
    '}',
    '[',
    ']',
    '()',
    '$',
    '~',
    '!',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'undefined',
    'NaN',
    '-1',
    '99999999999999999999',
    'true',
    'é',
    '\u202e',
    '\ufeff',
    '🙂',
  ],
  ...['a'.repeat(300), 'a/'.repeat(400), '%25'.repeat(200), 'a'.repeat(9000), 'a'.repeat(40_000), '\0', '\x01', '\x7f', '\xff'],
];

/** Addresses with a place for a name. None of them, whatever the name is, clears a store, loads rules or exports. */
const paths: Record<string, readonly string[]> = {
  hosting: [
    '{}',
    '/{}',
    '/assets/{}',
    '/t/{}',
    '/api/player/models/{}',
    '/scans/{}',
    '/__/firebase/{}',
    '/__/firebase/1/{}',
    '/index.html?{}',
  ],
  storage: [
    ...['/v0/b/demo-loggia.appspot.com/o/{}', '/v0/b/demo-loggia.appspot.com/o?name={}', '/v0/b/demo-loggia.appspot.com/o?prefix={}'],
    ...[
      '/v0/b/{}/o/a',
      '/v0/b/{}/o',
      '/v0/b/odd/o/{}?alt=media',
      '/v0/b/odd/o/a?token={}',
      '/v0/b/odd/o?name=a&upload_id={}',
      '/v0/{}',
      '/{}',
    ],
    ...[
      '/b/odd/o/{}',
      '/storage/v1/b/odd/o/{}',
      '/download/storage/v1/b/{}/o/a',
      '/storage/v1/b/odd/o?maxResults={}',
      '/odd/{}',
      '/b/odd/o/{}/acl',
    ],
    ...[
      '/upload/storage/v1/b/odd/o?uploadType=multipart&name={}',
      '/upload/storage/v1/b/odd/o?uploadType={}',
      '/upload/storage/v1/b/odd/o?name[{}]=a',
    ],
    ...['/b/odd/o/{}/rewriteTo/b/odd/o/{}', '/internal/{}'],
  ],
  auth: [
    ...['/{}', '/identitytoolkit.googleapis.com/v1/accounts:{}?key=a', '/identitytoolkit.googleapis.com/v1/accounts:signUp?key={}'],
    ...[
      '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=a',
      '/identitytoolkit.googleapis.com/v1/projects/{}/accounts',
      '/emulator/{}',
    ],
    ...[
      '/securetoken.googleapis.com/v1/token?key={}',
      '/emulator/action?mode={}&oobCode={}',
      '/emulator/auth/handler?{}',
      '/emulator/v1/projects/odd/{}',
    ],
  ],
  functions: [
    ...[
      '/{}',
      '/demo-loggia/us-central1/{}',
      '/demo-loggia/{}/link',
      '/demo-loggia/us-central1/link/{}',
      '/demo-loggia/us-central1/link?{}',
    ],
    ...[
      '/functions/projects/{}/triggers/a',
      '/functions/projects/demo-loggia/triggers/{}',
      '/functions/projects/demo-loggia/trigger_multicast',
    ],
  ],
  firestore: [
    ...[
      '/{}',
      '/v1/projects/odd/databases/(default)/documents/{}',
      '/v1/projects/odd/databases/{}/documents',
      '/v1/{}',
      '/emulator/v1/projects/{}:odd',
    ],
    ...[
      '/google.firestore.v1.Firestore/Listen/channel?{}',
      '/google.firestore.v1.Firestore/{}',
      '/v1/projects/odd/databases/(default)/documents:{}',
    ],
  ],
  hub: ['/{}', '/emulators/{}', '/functions/{}', '/_admin/{}'],
  logging: ['/{}'],
  eventarc: ['/{}', '/projects/demo-loggia/locations/us-central1/channels/{}:publishEvents', '/google/publishEvents?{}'],
  tasks: ['/{}', '/projects/demo-loggia/locations/us-central1/queues/{}', '/projects/demo-loggia/locations/us-central1/queues/{}/tasks'],
  mails: ['{}', '/{}', '/mails.json?{}'],
  web: [
    '{}',
    '/{}',
    '/src/{}',
    '/@fs/{}',
    '/@id/{}',
    '/@vite/{}',
    '/node_modules/.vite/deps/{}',
    '/t/{}',
    '/{}?import',
    '/?{}',
    '/src/main.tsx?{}',
  ],
};

const methods = ['GET', 'GET', 'GET', 'POST', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'ODD'];

const headers = [
  ...[
    'Content-Type: application/json',
    'Content-Type: multipart/related',
    'Content-Type: multipart/related; boundary=a',
    'Content-Type: ;',
  ],
  ...[
    'Content-Type: multipart/form-data; boundary=a',
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Type: application/cloudevents+json',
  ],
  ...[
    'X-Goog-Upload-Protocol: resumable',
    'X-Goog-Upload-Protocol: multipart',
    'X-Goog-Upload-Command: start',
    'X-Goog-Upload-Command: upload, finalize',
  ],
  ...[
    'X-Goog-Upload-Command: query',
    'X-Goog-Upload-Command: odd',
    'X-HTTP-Method-Override: PATCH',
    'Range: bytes=9-1',
    'Range: bytes=-',
    'Range: odd',
  ],
  ...[
    'Authorization: Bearer odd',
    'Authorization: Firebase a.b.c',
    'Authorization: Bearer owner',
    'Origin: null',
    'Origin: https://odd.example',
  ],
  ...[
    'Accept-Encoding: odd',
    'Accept: ;;;',
    'If-None-Match: %',
    'Cookie: a=%; =;',
    'Expect: odd',
    'Upgrade: websocket',
    'Transfer-Encoding: odd',
  ],
  ...[
    'Content-Encoding: gzip',
    'Access-Control-Request-Private-Network: 1',
    'Access-Control-Request-Headers: \xff',
    `X-Long: ${'x'.repeat(20_000)}`,
  ],
];

const hosts = ['127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '', 'a b', '[::1', 'odd:99999', '%', 'http://odd/'];

const bodies = [
  ...[
    '',
    '',
    '{',
    '{"a":',
    'null',
    '[]',
    '1',
    '"a"',
    '{}',
    '{"__proto__":{"a":1}}',
    '{"path":1}',
    '{"idToken":1}',
    '{"idToken":"a.b.c"}',
    '\0',
  ],
  ...[
    '{"email":"%","password":{}}',
    '{"localId":["a"]}',
    '{"name":"\\ud800"}',
    '{"data":null}',
    '{"events":[1]}',
    '{"task":1}',
    '[[[[',
    '\xff\xfe',
  ],
  ...[
    '{"eventType":1,"data":{"bucket":{}}}',
    '--a\r\n\r\n{\r\n--a\r\n\r\n\r\n--a--',
    '--a\r\ncontent-type: application/json\r\n\r\n{}\r\n--a--',
  ],
  ...['grant_type=refresh_token&refresh_token=%', `{"a":"${'a'.repeat(100_000)}"}`, '['.repeat(5000)],
];

/** The requests that ended a backend once, and those most like them: to every service. */
export const listed: readonly OddRequest[] = [
  ...['%', '%2', '%zz', '//', '/%', '/..%2f', '\\', 'a'.repeat(40_000), '\0'].map((name) => ['GET', name]),
  ...['100%.pdf', '%2525'].map((name) => ['DELETE', name]),
].flatMap(([method, name], at) =>
  ['hosting', 'storage', 'functions', 'auth'].map((service) => {
    const templates = paths[service] ?? [];
    const path = (templates[at % 2] ?? '{}').replace('{}', String(name));
    return { service, bytes: request({ method, path, host: '127.0.0.1', headers: [], body: '' }) };
  }),
);

/** A random one for one of the services. */
export function drawn(random: Random, services: readonly string[] = Object.keys(paths)): OddRequest {
  const service = random.pick(services);
  const path = random
    .pick(paths[service] ?? ['/{}'])
    .replaceAll('{}', () => random.pick(names) + (random.once(4) ? random.pick(names) : ''));
  const method = random.pick(methods);
  const own = random.times(random.below(3), () => random.pick(headers));
  return { service, bytes: request({ method, path, host: random.pick(hosts), headers: own, body: random.pick(bodies) }) };
}

type Parts = { method: string | undefined; path: string; host: string; headers: readonly string[]; body: string };

function request({ method, path, host, headers: own, body }: Parts): Buffer {
  const content = Buffer.from(body, 'latin1');
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', `Content-Length: ${content.length}`, ...own];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'utf8'), content]);
}

const silentMs = 5000;

/** Sends a request. @returns the status of the response; 0 if the connection is closed, or silent for five seconds, without one */
export async function send(port: number, bytes: Buffer): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  const received: Buffer[] = [];
  socket.on('data', (data) => received.push(data));
  // a server may close before it has read everything; `once` of events would fail then
  socket.on('error', () => undefined);
  // functions leave some requests without any response
  socket.setTimeout(silentMs, () => socket.destroy());
  socket.write(bytes);
  await new Promise((resolve) => socket.once('close', resolve));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(received).toString('latin1'))?.[1] ?? 0);
}
