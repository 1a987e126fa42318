import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { startMails } from '../../scripts/mails/mails.mjs';
import { Bucket } from '../storage/wire';
import { listed, send } from './odd-requests';
import { fallen, processOf } from './standing';

const ports = inject('ports');

it('goes on in the same process after requests that are like those that once ended it', async () => {
  const before = await processOf(ports);

  const statuses: number[] = [];
  for (const { service, bytes } of listed) statuses.push(await send(ports[service] ?? 0, bytes));

  expect(statuses.filter((status) => status === 0)).toEqual([]);
  expect(await fallen(ports)).toEqual([]);
  expect(await processOf(ports)).toBe(before);
});

describe('a file with a percent sign in its name', () => {
  const bucket = new Bucket(ports.storage ?? 0, `${inject('projectId')}.appspot.com`);
  const folder = 'organizations/Northlight/tour/percent/files';

  it.each(['100%.pdf', 'a%20b.pdf', 'a%2Fb.pdf', 'a%25b.pdf', '50%25off.pdf', '%', '%zz.pdf', 'é % 100 %E9.pdf'])(
    'is stored, found and deleted under exactly its name: %j',
    async (name) => {
      const path = `${folder}/${name}`;
      const created = await bucket.create(path, { contentType: 'application/pdf' }, 'owner', new TextEncoder().encode(name));
      const listedThere = async () =>
        JSON.parse((await bucket.list(folder, 'owner')).text).items.map((item: { name: string }) => item.name);

      expect(JSON.parse(created.text).name).toBe(path);
      expect(JSON.parse((await bucket.get(path, 'owner')).text).name).toBe(path);
      expect((await bucket.get(path, 'owner', '?alt=media')).text).toBe(name);
      expect((await bucket.update(path, { metadata: { seen: 'yes' } }, 'owner')).status).toBe(200);
      expect(await listedThere()).toEqual([path]);
      expect((await bucket.delete(path, 'owner')).status).toBe(204);
      expect((await bucket.get(path, 'owner')).status).toBe(404);
    },
  );
});

it('serves mails after addresses that are none', async () => {
  const outbox = mkdtempSync(join(tmpdir(), 'loggia-outbox-'));
  const mails = await startMails({ port: 0, outbox, authPort: ports.auth ?? 0, projectId: inject('projectId') });
  onTestFinished(() => {
    mails.close();
    rmSync(outbox, { recursive: true, force: true });
  });

  for (const { bytes } of listed) await send(Number(new URL(mails.address).port), bytes);

  expect((await fetch(`${mails.address}mails.json`)).status).toBe(200);
});
