import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { places } from './contents';
import { documents, statuses } from './documents';
import { everyone, type Person, people } from './people';
import { bucket, store, thoseWhoMay } from './stage';
import { type File, mebibyte, type Operation, pdf, type Row, table } from './table';
import { wasAllowed } from './wire';

/**
 * Some people for each row: a sixth of them, other ones for each, one who may and one who may not. The rules alone are asked for everybody
 * (tests/rules/storage-files.test.ts), and the wire in tests/storage/more.
 */
function askedOf({ may }: Row, at: number): Person[] {
  const one = [may[0], everyone.find((person) => !may.includes(person))];
  return everyone.filter((person, index) => (index + at) % 6 === 0 || one.includes(person));
}

describe('who may do what with a file', () => {
  it.each(table.map((row, at) => ({ ...row, asked: askedOf(row, at) })))('$title ($does $path)', async ({ asked, ...row }) => {
    expect(await thoseWhoMay(row, asked)).toEqual(asked.filter((person) => row.may.includes(person)));
  });
});

const editor = people['an editor'];
const orgAdmin = people['an organization admin'];

it('a photo of a check is put once, and by nobody in place of another', async () => {
  const path = 'organizations/acme/tour/hall/checks/once.jpg';

  expect((await bucket.create(path, { contentType: 'image/jpeg' }, people['a viewer'])).status).toBe(200);
  for (const person of [people['a viewer'], orgAdmin])
    expect((await bucket.create(path, { contentType: 'image/jpeg' }, person)).status).toBe(403);
});

describe('what a file may be', () => {
  // the larger ones are asked of the rules alone, in tests/rules/storage-files.test.ts
  const isSmall = ({ bytes = 0 }: File) => bytes <= 6 * mebibyte;

  describe.each(places)('$title ($path)', ({ path, accepts, refuses }) => {
    it.each(accepts.map((file) => (isSmall(file) ? file : { ...file, bytes: 8 })))(
      'takes $contentType, $contentDisposition',
      async (file) => {
        expect(wasAllowed(await bucket.create(path, file, orgAdmin))).toBe(true);
      },
    );

    it.each(refuses.filter(isSmall))('refuses $contentType, $bytes bytes, $contentDisposition', async (file) => {
      expect(wasAllowed(await bucket.create(path, file, orgAdmin))).toBe(false);
    });
  });

  it('takes 25 MiB and not a byte more', async () => {
    const put = (bytes: number) => bucket.create('organizations/acme/tour/hall/files/1__plan', { ...pdf, bytes }, orgAdmin);

    expect((await put(25 * mebibyte)).status).toBe(200);
    expect((await put(25 * mebibyte + 1)).status).toBe(403);
  });
});

describe('the older layout is open while the organization’s status is true', () => {
  const file = 'organizations/acme/tours/hall/sweeps/s1/plan.pdf';
  const may = async (does: Operation, person: Person) => wasAllowed(await bucket.do(does, file, pdf, people[person]));
  beforeAll(() => bucket.create(file, pdf, 'owner'));
  afterAll(() => store.put({ 'organizations/acme': documents['organizations/acme'] }));

  it.each(statuses)('%j: %s [ACCESS-048]', async (status, isOpen) => {
    await store.put({ 'organizations/acme': { name: 'acme', status } });

    expect(await may('get', 'a viewer')).toBe(isOpen);
    expect(await may('create', 'an editor')).toBe(isOpen);
    expect(await may('create', 'a global admin by claim')).toBe(true);
  });

  it('is closed to members when there is no such organization', async () => {
    await store.put({ 'organizations/acme': undefined });

    expect(await may('get', 'an editor')).toBe(false);
    expect(await may('get', 'a global admin by role')).toBe(true);
  });
});

describe('a file that is there', () => {
  const file = 'organizations/acme/tour/hall/uploads/1__plan.svg';
  const attached = { contentType: 'image/svg+xml', contentDisposition: 'attachment' };
  const script = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  beforeEach(async () => {
    await bucket.delete(file, 'owner');
    await bucket.create(file, attached, editor, script);
  });

  it('is served as an attachment when it is a drawing, to whoever has its address', async () => {
    const { downloadTokens } = JSON.parse((await bucket.get(file, editor)).text);

    const answer = await bucket.get(file, null, `?alt=media&token=${downloadTokens}`);

    expect(answer.status).toBe(200);
    expect(answer.header('content-disposition')).toMatch(/^attachment/);
    expect(answer.text).toContain('<script>');
  });

  it.each([
    { contentDisposition: 'inline' },
    { contentDisposition: null },
    { contentType: 'text/html' },
    { contentType: 'text/html', contentDisposition: 'inline' },
    { contentType: null },
  ])('cannot be turned into something harmful afterwards: %j', async (metadata) => {
    expect((await bucket.update(file, metadata, editor)).status).toBe(403);
    expect(JSON.parse((await bucket.get(file, editor)).text)).toMatchObject(attached);
  });

  it('takes another description of the same kind', async () => {
    expect((await bucket.update(file, { metadata: { title: 'Plan' } }, editor)).status).toBe(200);
    expect((await bucket.update(file, { contentType: 'image/png', contentDisposition: 'inline' }, editor)).status).toBe(200);
  });

  it('is not overwritten, described or deleted by those who only read it', async () => {
    const reader = people['a guest who reads'];

    expect((await bucket.create(file, attached, reader)).status).toBe(403);
    expect((await bucket.update(file, { metadata: { title: 'Mine' } }, reader)).status).toBe(403);
    expect((await bucket.delete(file, reader)).status).toBe(403);
    expect((await bucket.get(file, reader, '?alt=media')).text).toContain('<script>');
  });

  it('is overwritten and deleted by those who write', async () => {
    expect((await bucket.create(file, { contentType: 'application/pdf' }, editor)).status).toBe(200);
    expect((await bucket.delete(file, editor)).status).toBe(204);
    expect((await bucket.get(file, editor)).status).toBe(404);
  });
});
