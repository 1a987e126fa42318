import fc from 'fast-check';
import { translationsFrom } from '@/domain/languages/translations';
import { tourFrom } from '@/domain/tours/tour';

/** Words of many scripts, and what spreadsheets and their formats trip over. */
const words = [
  ...[
    'Hall',
    'Übung & Straße',
    'Отопление',
    'قاعة الاجتماعات',
    '会議室',
    '한국어',
    'नमस्ते',
    'עברית',
    '👩‍🔧🏗️',
    'e\u0301',
    '\u200bhidden',
    '\u202eرأسي',
  ],
  ...[
    '=1+1',
    '+49 30',
    '-5',
    '@SUM(A1)',
    "'=2",
    "'apostrophe",
    "''",
    '"quoted"',
    'a""b',
    '\uFF1D1',
    '\uFE62x',
    '\t=x',
    '=HYPERLINK("https://x")',
  ],
  ...[
    'a,b',
    'a;b',
    'a|b',
    'a\tb',
    'one\ntwo',
    'one\r\ntwo',
    'one\rtwo',
    ' spaced ',
    '\n',
    '_x0041_',
    '#REF!',
    'TRUE',
    '1/2',
    '1.234,5',
    '12E45',
    '0012',
  ],
  ...[
    '<p>One</p><p>Two</p>',
    '<b>bold</b> & <i>it</i>',
    '<ul><li>a</li><li>b</li></ul>',
    '&amp;lt;',
    'a < b',
    '* * *',
    '\u0000\u0007',
    '\uD800',
    '\uFFFE',
  ],
];
const text = fc.oneof(
  fc.constantFrom(...words),
  fc.array(fc.constantFrom(...words), { maxLength: 4 }).map((some) => some.join(' ')),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const number = fc.oneof(
  fc.integer({ min: -2000, max: 200_000 }),
  fc.double({ min: -900_000, max: 900_000, noNaN: true }),
  fc.constantFrom(0, -0, 1e-7, 0.1, 1234.5, 1.234),
);
const id = fc.oneof(fc.uuid(), fc.constantFrom('12E45', '007', 'MAR1', '1-2', '-a', '=a', 'id:x', 'true', "'q"));
const address = fc.constantFrom('https://acme.example/a?b=1|2', 'https://acme.example', 'mailto:ann@acme.example', 'odd address');
const file = (name: string) =>
  `https://firebasestorage.googleapis.com/v0/b/loggia/o/${encodeURIComponent(`organizations/Acme/tour/${name}`)}?alt=media&token=t1`;
const items = (item: fc.Arbitrary<object>) => fc.array(item, { maxLength: 3 });
const block = fc.oneof(
  fc.record({ type: fc.constant('text'), identifier: fc.uuid(), content: text }),
  fc.record({ type: fc.constant('list'), identifier: fc.uuid(), content: items(fc.record({ name: text, url: address, content: text })) }),
  fc.record({
    type: fc.constant('embeds'),
    identifier: fc.uuid(),
    content: items(
      fc.record({ name: text, url: fc.constantFrom('dQw4w9WgXcQ', '76979871'), type: fc.constantFrom('youtube', 'vimeo', '') }),
    ),
  }),
  fc.record({
    type: fc.constant('file'),
    identifier: fc.uuid(),
    content: items(
      fc.record({ name: text, url: fc.constantFrom(file('hall/files/u1__50 %.pdf'), file('other/x.jpg'), 'https://acme.example/x') }),
    ),
  }),
  fc.record({ type: fc.constant('later'), identifier: fc.uuid(), content: text }),
);
/** Types whose names and choices programs could read as something else; two share a field, of another kind each. */
const pointTypes = [
  {
    id: 'valve',
    name: '=1+1',
    fields: [
      ...(['text', 'longText', 'number', 'date', 'flag', 'link'] as const).map((kind) => ({ key: kind, name: kind, kind })),
      {
        key: 'choice',
        name: 'Maker',
        kind: 'choice',
        choices: ['12E45', '1/2', 'Übung & Straße', '-5'].map((name, at) => ({ id: `m${at}`, name })),
      },
      {
        key: 'choices',
        name: 'Uses',
        kind: 'choices',
        choices: ["'=2", 'a,b', 'a;b', '@SUM(A1)'].map((name, at) => ({ id: `u${at}`, name })),
      },
    ],
    states: [
      { id: 'open', name: '0012', hasDueDate: true },
      { id: 'done', name: 'TRUE' },
    ],
  },
  { id: 'note', name: '会議室', fields: [{ key: 'number', name: 'Number', kind: 'text' }] },
];
const day = fc.constantFrom('2026-11-29', '2026-02-03', '0999-12-31');
const misfit = fc.oneof(text, number, fc.boolean(), fc.constant(['m0', 'gone']), fc.constant({ later: 'kind' }));
const fields = fc.record(
  {
    text,
    longText: text,
    number,
    date: day,
    flag: fc.boolean(),
    link: address,
    choice: fc.constantFrom('m0', 'm1', 'm2', 'm3'),
    choices: fc.subarray(['u0', 'u1', 'u2', 'u3']),
    gone: misfit,
  },
  { requiredKeys: [] },
);
const typed = {
  typeId: fc.constantFrom('valve', 'valve', 'note', 'gone'),
  state: fc.constantFrom('open', 'done', 'lost'),
  due: fc.oneof(day, text),
  externalId: fc.oneof(id, text),
  fields: fc.oneof(
    { weight: 3, arbitrary: fields },
    fc.record({ number: misfit, date: misfit, flag: misfit, choice: misfit, choices: misfit }),
  ),
};
const vector = fc.record({ x: number, y: number, z: number });
const untyped = {
  identifier: id,
  name: text,
  type: fc.constantFrom('poi', 'tag', 'sweep'),
  content: fc.array(block, { maxLength: 4 }),
  position: vector,
  rotation: vector,
  zoom: number,
  sweep: text,
  floor: fc.integer({ min: -2, max: 2000 }),
  icon: fc.constantFrom('red', 'green', 'teal'),
};
const poi = fc.record({ ...untyped, ...typed }, { requiredKeys: Object.keys(untyped) as (keyof typeof untyped)[] });
const pois = fc.uniqueArray(poi, { selector: ({ identifier }) => identifier, maxLength: 4 });
const folder = fc.record({ id, name: fc.oneof(text, fc.constant('uncategorizedpois'), fc.constant('Same')), pois });
const folders = fc.array(fc.record({ id, name: text, pois, children: fc.array(folder, { maxLength: 2 }) }), { maxLength: 3 });

/** A tour with odd texts of all scripts in all fields, with types of points, and its translations. */
export const aRandomTour = fc.tuple(folders, fc.array(text, { minLength: 1, maxLength: 5 })).map(([stored, translated]) => {
  const tour = tourFrom('hall', {
    name: 'Hall',
    organization: 'Acme',
    historyId: 'h1',
    languages: ['en', 'de', 'zh-Hant'],
    pointTypes,
    folders: stored,
  });
  const points = tour.folders.flatMap((each) => [...each.pois, ...each.children.flatMap((child) => child.pois)]);
  const texts = Object.fromEntries(
    points.map(({ identifier, content }, index) => [
      `poi ${identifier}`,
      Object.fromEntries(
        ['name', ...content.map((each) => `text ${each.identifier}`)].map((field, at) => [
          field,
          { text: translated[(index + at) % translated.length], hash: 'h' },
        ]),
      ),
    ]),
  );
  return { tour, translations: [translationsFrom('de', { texts }), translationsFrom('zh-Hant', { texts: {} })] };
});
