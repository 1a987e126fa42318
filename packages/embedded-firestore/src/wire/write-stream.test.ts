import { expect, it } from 'vitest';
import { Databases } from '../engine/databases';
import { parseDatabaseName } from '../model/resource-name';
import type { StatusError } from '../model/status';
import type { WriteRequest } from './stream';
import { openWrite } from './write-stream';

const database = 'projects/p/databases/(default)';
const request = (part: Partial<WriteRequest>): WriteRequest => ({
  database: '',
  streamId: '',
  streamToken: new Uint8Array(),
  writeCount: 1,
  writes: () => [{ kind: 'delete', path: 'c/a' }],
  ...part,
});

it('ends the stream of a client that sends much more than is written', async () => {
  const databases = Databases.open();
  const ended = new Promise<StatusError | undefined>((resolve) => {
    const stream = openWrite(
      { database: (name) => databases.get(parseDatabaseName(name)), caller: { kind: 'admin' } },
      { send() {}, end: resolve },
    );
    stream.receive(request({ database, writeCount: 0 }));
    for (let sent = 0; sent < 2_000; sent += 1) stream.receive(request({}));
  });

  expect(await ended).toMatchObject({ status: 'RESOURCE_EXHAUSTED' });
});
