import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Mail } from './mail';
import { outboxTransport } from './outbox';

const sender = 'Loggia <no-reply@loggia.example>';
const aMail = (changes: Partial<Mail> = {}): Mail => ({
  id: 'a1',
  to: 'ada@people.example',
  subject: 'Welcome',
  text: 'Hello',
  html: '<p>Hello</p>',
  ...changes,
});

let folder: string;
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'loggia-outbox-')), 'new');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));
const stored = (id: string) => JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8'));

describe('outboxTransport', () => {
  it('writes a mail as a file that mail programs open, and as data', async () => {
    const receipt = await outboxTransport(folder, sender).send(aMail());

    expect(receipt).toEqual({ messageId: '<a1@loggia.example>', response: 'kept in the outbox', file: join(folder, 'a1.eml') });
    const file = readFileSync(join(folder, 'a1.eml'), 'utf8');
    expect(file).toMatch(/^To: ada@people\.example\r$/m);
    expect(file).toMatch(/^Subject: Welcome\r$/m);
    expect(stored('a1')).toEqual({ ...aMail(), from: sender, at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  });

  it('has a mail once, however often it is sent', async () => {
    const outbox = outboxTransport(folder, sender);

    await outbox.send(aMail());
    await outbox.send(aMail());

    expect(readdirSync(folder).sort()).toEqual(['a1.eml', 'a1.json']);
  });

  it('writes every mail of those that come at once', async () => {
    const outbox = outboxTransport(folder, sender);

    await Promise.all(Array.from({ length: 20 }, (_, n) => outbox.send(aMail({ id: `m${n}`, subject: `Mail ${n}` }))));

    expect(Array.from({ length: 20 }, (_, n) => stored(`m${n}`).subject)).toEqual(Array.from({ length: 20 }, (_, n) => `Mail ${n}`));
  });
});
