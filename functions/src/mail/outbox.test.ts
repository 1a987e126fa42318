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
const index = () => readFileSync(join(folder, 'index.html'), 'utf8');

describe('outboxTransport', () => {
  it('keeps a mail as a file that mail programs open, and on a page', async () => {
    const receipt = await outboxTransport(folder, sender).send(aMail());

    expect(receipt).toEqual({ messageId: '<a1@loggia.example>', response: 'kept in the outbox', file: join(folder, 'a1.eml') });
    const file = readFileSync(join(folder, 'a1.eml'), 'utf8');
    expect(file).toMatch(/^To: ada@people\.example\r$/m);
    expect(file).toMatch(/^Subject: Welcome\r$/m);
    expect(index()).toContain('To ada@people.example, from Loggia &lt;no-reply@loggia.example&gt;');
    expect(index()).toContain('href="a1.eml"');
  });

  it('holds a mail once, however often it is sent', async () => {
    const outbox = outboxTransport(folder, sender);

    await outbox.send(aMail());
    await outbox.send(aMail());

    expect(index().match(/<article>/g)).toHaveLength(1);
    expect(readdirSync(folder).sort()).toEqual(['a1.eml', 'a1.json', 'index.html']);
  });

  it('shows every mail of those that come at once, the newest first', async () => {
    const outbox = outboxTransport(folder, sender);

    await Promise.all(Array.from({ length: 20 }, (_, n) => outbox.send(aMail({ id: `m${n}`, subject: `Mail ${n}` }))));
    await outbox.send(aMail({ id: 'last', subject: 'The last one' }));

    expect(index().match(/<article>/g)).toHaveLength(21);
    expect(index().indexOf('The last one')).toBeLessThan(index().indexOf('Mail 1<'));
  });

  it('lets nothing in a mail out of its frame', async () => {
    await outboxTransport(folder, sender).send(aMail({ subject: '</h2><script>1</script>', html: '"></iframe><script>2</script>' }));

    expect(index()).not.toContain('<script>');
    expect(index()).not.toMatch(/sandbox="[^"]*allow-(scripts|same-origin)/);
  });

  it('shows the text of a mail that has nothing else', async () => {
    await outboxTransport(folder, sender).send(aMail({ html: '', text: '1 < 2' }));

    expect(index()).toContain('<pre>1 &lt; 2</pre>');
  });
});
