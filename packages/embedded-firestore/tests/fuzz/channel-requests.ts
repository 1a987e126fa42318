import { damageJson, damageText, printJson } from './damage';
import { type Exchange, httpBytes } from './exchange';
import type { Random } from './random';
import { authorization } from './rest-requests';

const database = 'projects/fuzz/databases/(default)';
const name = `${database}/documents/c/a`;
const structuredQuery = { from: [{ collectionId: 'c' }], orderBy: [{ field: { fieldPath: 'n' } }], limit: 2 };
const MESSAGES = {
  Listen: [
    { database, addTarget: { targetId: 2, documents: { documents: [name] }, resumeToken: 'AAAA', expectedCount: 3 } },
    { database, addTarget: { targetId: 4, query: { parent: `${database}/documents`, structuredQuery }, once: true } },
    { database, addTarget: { targetId: 6, documents: { documents: [name] }, readTime: '2024-01-01T00:00:00Z' } },
    { database, removeTarget: 2 },
  ],
  Write: [
    { database },
    { streamToken: 'MA==', writes: [{ update: { name, fields: { n: { integerValue: '1' } } } }] },
    { streamToken: 'MA==', writes: [] },
  ],
} as const;
const NUMBERS = ['0', '1', '2', '7', '-1', '1e9', '999999999', '99999999999999999999', '', 'NaN', '0x10', '1.5', '%30'];
const TYPES = ['', '&TYPE=xmlhttp', '&TYPE=terminate', '&TYPE=html', '&TYPE=__proto__'];

/** Sessions that earlier answers have named, so that later requests reach them. */
export class ChannelRequests {
  private readonly sids: string[] = ['', 'x', '../..', 'constructor'];

  /** Remembers the session that an answer opens. */
  learn(answer: string): void {
    const sid = /"c","([\w-]{22})"/.exec(answer)?.[1];
    if (sid !== undefined) this.sids.push(sid);
    if (this.sids.length > 200) this.sids.splice(4, 100);
  }

  next(random: Random): Exchange {
    const kind = random.pick(['Listen', 'Write'] as const);
    const path = `/google.firestore.v1.Firestore/${random.once(30) ? damageText(random, kind) : kind}/channel`.replace(/[\0\r\n]/g, '');
    const search = this.search(random);
    const isGet = random.once(4);
    const body = isGet ? '' : formOf(random, kind);
    const bytes = httpBytes({
      method: isGet ? 'GET' : 'POST',
      target: `${path}?${search}`.replace(/[\0\r\n]/g, ''),
      body,
      headers: authorization(random),
    });
    const cut = random.once(30) ? 1 + random.below(bytes.length) : bytes.length;
    return { parts: [bytes.subarray(0, cut)], enough: (answer) => answer.includes('noop') };
  }

  private search(random: Random): string {
    const opens = random.once(4);
    const sid = opens ? '' : `&SID=${random.once(10) ? damageText(random, random.pick(this.sids)) : random.pick(this.sids)}`;
    const text = `VER=8&RID=${random.pick(NUMBERS)}${sid}&AID=${random.pick(NUMBERS)}&CI=${random.below(2)}&TO=1${random.pick(TYPES)}`;
    return random.once(6) ? damageText(random, text) : text;
  }
}

function formOf(random: Random, kind: keyof typeof MESSAGES): string {
  const messages = random.times(random.below(4), () => {
    const message = random.pick<object>(MESSAGES[kind]);
    const json = printJson(random.once(2) ? message : damageJson(random, message as never));
    return random.once(6) ? damageText(random, json) : json;
  });
  const first = random.once(10) ? random.below(20_000) : 0;
  const fields = [
    `headers=${encodeURIComponent(`Authorization:Bearer owner\r\n${random.once(5) ? 'x:'.repeat(50_000) : 'X: y'}`)}`,
    `count=${random.once(4) ? random.pick(NUMBERS) : messages.length}`,
    `ofs=${random.once(3) ? random.pick(NUMBERS) : 0}`,
    ...messages.map((json, index) => `req${index + first}___data__=${encodeURIComponent(json.replace(/\p{Surrogate}/gu, ''))}`),
  ];
  const text = fields.filter(() => !random.once(12)).join('&');
  return random.once(4) ? damageText(random, text) : text;
}
