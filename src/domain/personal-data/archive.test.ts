import { expect, it } from 'vitest';
import { archiveFiles, archiveName } from './archive';
import type { PersonExport } from './export';

const data: PersonExport = {
  exportedAt: '2026-11-29T15:00:00.000Z',
  person: { uid: 'ada', email: 'ada@acme.example', name: 'Ada <b>Moreau</b>' },
  account: { email: 'ada@acme.example', emailVerified: true },
  places: [
    {
      path: 'tours/{tour}/threads/{thread}',
      title: 'Comments',
      group: 'name',
      documents: [{ path: 'tours/hall/threads/one', fields: { text: '<script>', mentions: ['a', 'b'] }, parts: ['Door'] }],
    },
  ],
  files: ['organizations/Acme/tour/hall/files/plan.pdf'],
};

it('is a page to read and JSON by place, in which nothing of a text is markup', () => {
  const files = new Map(archiveFiles(data).map(({ name, input }) => [name, input]));
  const page = files.get('index.html') ?? '';

  expect(archiveName(data)).toBe('Loggia personal data 2026-11-29.zip');
  expect([...files.keys()]).toEqual(['index.html', 'account.json', 'places/tours-threads.json', 'files.json']);
  expect(JSON.parse(files.get('places/tours-threads.json') ?? '')).toEqual(data.places[0]);
  for (const text of ['Ada &lt;b&gt;', '&lt;script&gt;', 'a, b', 'Door', 'plan.pdf', 'Comments (1)']) expect(page).toContain(text);
  expect(page).not.toMatch(/<script|<b>/);
});
