import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { OwnedStore } from './owned-store';
import { Bucket } from './wire';

const projectId = inject('projectId');
const store = new OwnedStore(inject('ports').firestore!, projectId);
const bucket = new Bucket(inject('ports').storage!, `${projectId}.appspot.com`);

const aTour = (organization: string) => ({ name: 'Hall', organization, public: false, collection: '' });
const tours = { 'tours/mine': aTour('ours'), 'tours/theirs': aTour('theirs') };
const organizations = { 'organizations/ours': { status: true }, 'organizations/theirs': { status: true } };
const made = { ...tours, ...organizations };

const admin = { email: 'ada@ours.example', email_verified: true, organization: 'ours', role: 'ultrauser' };
const editor = { ...admin, role: 'superuser' };
const other = { ...admin, organization: 'theirs-too' };
const guest = { email: 'guest@elsewhere.example', email_verified: true };
const png = { contentType: 'image/png' };
const secret = 'organizations/theirs/tour/theirs/files/1__secret.png';
const theirLogo = 'organizations/theirs/logo';
const ourLogo = 'organizations/ours/logo';
const text = (content: string) => new TextEncoder().encode(content);

beforeAll(async () => {
  await store.put(made);
  for (const path of [secret, theirLogo, ourLogo]) await bucket.create(path, png, 'owner', text('theirs'));
});
afterAll(async () => {
  await store.put(Object.fromEntries(Object.keys(made).map((path) => [path, undefined])));
  for (const path of [secret, theirLogo, ourLogo]) await bucket.delete(path, 'owner');
});

const contentOf = async (path: string) => (await bucket.get(path, 'owner', '?alt=media')).text;

describe('a name that climbs', () => {
  it.each([
    ['a file of a tour', `organizations/ours/tour/mine/files/../../../../${secret}`],
    ['a file of a tour, from an upload', `organizations/ours/tour/mine/uploads/a/../../../../../${secret}`],
    ['a file of a tour, from a screenshot', `organizations/ours/tour/mine/screenshots/../../../../${secret}`],
    ['a file of a tour, from the older layout', `organizations/ours/tours/mine/sweeps/s/../../../../../${secret}`],
    ['a file of a tour, from a thumb', `organizations/ours/tours/mine/sweeps/s/thumbs/../../../../../../${secret}`],
    ['a file of a tour, from the logo', `organizations/ours/logo/../../../${secret}`],
    ['a file of a tour, past the tour', `organizations/ours/tour/../../theirs/tour/theirs/files/1__secret.png`],
    ['a file of a tour, past the organization', `organizations/ours/../theirs/tour/theirs/files/1__secret.png`],
    ['the logo of others', 'organizations/ours/../theirs/logo'],
    ['the logo of others, from a file', 'organizations/ours/tour/mine/files/../../../../theirs/logo'],
    ['another bucket', `organizations/ours/tour/mine/uploads/../../../../../../other-bucket/${secret}`],
  ])('does not reach %s', async (_what, path) => {
    expect((await bucket.get(path, admin, '?alt=media')).status).toBe(403);
    expect((await bucket.create(path, png, admin)).status).toBe(403);
    expect((await bucket.update(path, { metadata: { a: 'b' } }, admin)).status).toBe(403);
    expect((await bucket.delete(path, admin)).status).toBe(403);
    expect(await contentOf(secret)).toBe('theirs');
    expect(await contentOf(theirLogo)).toBe('theirs');
  });

  it.each([
    'organizations/ours/tour/mine/uploads/../../../logo',
    'organizations/ours/tours/mine/sweeps/../../logo',
    'organizations/ours/tours/mine/sweeps/../../../logo',
    'organizations/ours/tours/mine/sweeps/s/thumbs/../../../../../logo',
    'organizations/ours/tours/mine/sweeps/../thumbs/../../../logo',
  ])('gives an editor no way to the logo: %s', async (path) => {
    await bucket.create(path, png, editor);
    await bucket.delete(path, editor);

    expect(await contentOf(ourLogo)).toBe('theirs');
  });
});

describe('a name that is not what it seems', () => {
  const inMine = 'organizations/ours/tour/mine/files/1__plan.png';

  it('is taken as it is when it is plain', async () => {
    expect((await bucket.create(inMine, png, editor)).status).toBe(200);
    expect((await bucket.get(inMine, editor)).status).toBe(200);
    expect((await bucket.delete(inMine, editor)).status).toBe(204);
  });

  it.each([
    ['an escaped climb inside the tour', 'organizations/ours/tour/..%2F..%2Ftours%2Fmine/files/1__plan.png'],
    ['a slash at the start', `/${inMine}`],
    ['an empty folder', 'organizations/ours/tour/mine//files/1__plan.png'],
    ['an empty tour', 'organizations/ours/tour//files/1__plan.png'],
    ['an empty organization', 'organizations//tour/mine/files/1__plan.png'],
    ['backslashes', 'organizations\\ours\\tour\\mine\\files\\1__plan.png'],
    ['another case', 'Organizations/ours/tour/mine/files/1__plan.png'],
    ['another case of the organization', 'organizations/OURS/tour/mine/files/1__plan.png'],
    ['a space at the end of the tour', 'organizations/ours/tour/mine /files/1__plan.png'],
    ['a tour that is a path', 'organizations/ours/tour/mine/links/x/files/1__plan.png'],
    ['a tour with a query', 'organizations/ours/tour/mine?x=1/files/1__plan.png'],
    ['a tour with a fragment', 'organizations/ours/tour/mine#x/files/1__plan.png'],
    ['a dot for the tour', 'organizations/ours/tour/./files/1__plan.png'],
    ['the tour of others', 'organizations/ours/tour/theirs/files/1__plan.png'],
    ['a tour that is not there', 'organizations/ours/tour/none/files/1__plan.png'],
  ])('opens nothing: %s', async (_what, path) => {
    for (const who of [editor, guest, { admin: true }]) {
      expect((await bucket.create(path, png, who)).status).toBe(403);
      expect((await bucket.get(path, who)).status).toBe(403);
      expect((await bucket.delete(path, who)).status).toBe(403);
    }
  });

  it.each([inMine.replaceAll('/', '%2F'), 'organizations/ours/tour/mine%2Ffiles/1__plan.png'])(
    'opens to nobody else when it is escaped twice: %s',
    async (path) => {
      expect((await bucket.create(path, png, editor)).status).toBe(403);
      for (const who of [null, guest, other]) {
        expect((await bucket.get(path, who)).status).toBe(403);
        expect((await bucket.delete(path, who)).status).toBe(403);
      }
    },
  );

  it('opens nothing of others when it is escaped twice', async () => {
    for (const path of [secret, theirLogo].map((name) => name.replaceAll('/', '%2F'))) {
      expect((await bucket.delete(path, admin)).status).toBe(403);
      expect((await bucket.create(path, png, admin)).status).toBe(403);
    }
    expect((await bucket.get(secret.replaceAll('/', '%2F'), admin)).status).toBe(403);
    expect(await contentOf(secret)).toBe('theirs');
  });

  it('is the same file with a slash at its end, as far as the rules go', async () => {
    expect((await bucket.create(`${inMine}/`, png, guest)).status).toBe(403);
    expect((await bucket.create(`${inMine}/`, png, editor)).status).toBe(200);
    expect((await bucket.delete(`${inMine}/`, editor)).status).toBe(204);
  });

  it('lists nothing of others', async () => {
    for (const folder of ['organizations', 'organizations/theirs', 'organizations/ours/tour/..', 'organizations/']) {
      expect((await bucket.list(folder, admin)).status).toBe(403);
    }
    for (const climb of ['..', '../theirs', '../../../theirs']) {
      const answer = await bucket.list(`organizations/ours/tour/mine/${climb}`, admin);
      expect(JSON.parse(answer.text)).toMatchObject({ items: [], prefixes: [] });
    }
  });
});

describe('a token that opens nothing', () => {
  const file = 'organizations/ours/tour/mine/files/1__plan.png';
  beforeAll(() => bucket.create(file, png, 'owner', text('ours')));
  afterAll(() => bucket.delete(file, 'owner'));

  it.each(['', 'nothing', 'a.b.c', 'bnVsbA.bnVsbA.', 'owner2'])('authorization %j is that of a visitor', async (token) => {
    const { status } = await bucket.ask('GET', `/${encodeURIComponent(file)}`, null, { headers: { Authorization: `Firebase ${token}` } });
    expect(status).toBe(403);
  });

  it('a download token opens its file to whoever has the address, signed in or not, until it is another one’s', async () => {
    const { downloadTokens } = JSON.parse((await bucket.get(file, editor)).text);

    expect((await bucket.get(file, null, `?alt=media&token=${downloadTokens}`)).text).toBe('ours');
    expect((await bucket.get(file, guest, `?alt=media&token=${downloadTokens}`)).text).toBe('ours');
    expect((await bucket.get(file, null, '?alt=media&token=')).status).toBe(403);
    expect((await bucket.get(file, null, `?alt=media&token=${downloadTokens}x`)).status).toBe(403);
    expect((await bucket.get(secret, null, `?alt=media&token=${downloadTokens}`)).status).toBe(403);
    expect((await bucket.delete(file, null)).status).toBe(403);
  });

  it('a download token is made and taken away by administrators of the bucket only', async () => {
    for (const query of ['?create_token=true', '?delete_token=x']) {
      expect((await bucket.ask('POST', `/${encodeURIComponent(file)}${query}`, editor)).status).toBe(403);
    }
  });
});

describe('an upload in parts', () => {
  const file = 'organizations/ours/tour/mine/uploads/1__film.mp4';
  const upload = async (who: object, metadata: object) => {
    const start = await bucket.ask('POST', `?name=${encodeURIComponent(file)}`, who as typeof editor, {
      headers: { 'X-Goog-Upload-Protocol': 'resumable', 'X-Goog-Upload-Command': 'start', 'Content-Type': 'application/json' },
      body: JSON.stringify(metadata),
    });
    const address = new URL(start.header('x-goog-upload-url')!);
    const part = (command: string, offset: number) =>
      bucket.ask('POST', address.search, who as typeof editor, {
        headers: { 'X-Goog-Upload-Command': command, 'X-Goog-Upload-Offset': String(offset) },
        body: text('half of it '),
      });
    await part('upload', 0);
    return (await part('upload, finalize', 11)).status;
  };

  it('is judged when it ends', async () => {
    expect(await upload(editor, { contentType: 'video/mp4' })).toBe(200);
    expect(await contentOf(file)).toBe('half of it half of it ');
    expect(await upload(editor, { contentType: 'text/html' })).toBe(403);
    expect(await upload(guest, { contentType: 'video/mp4' })).toBe(403);
    expect((await bucket.delete(file, editor)).status).toBe(204);
  });
});
