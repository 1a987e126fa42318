import { templateLimits } from '@/domain/limits';
import { create, type Fields, get, gone, list, now, remove, set, update } from '../operation';
import { counterparts, table } from './table';

const stored = 'organizations/acme/pointTemplates/0';
const numbered = (number: string) => `organizations/acme/pointTemplates/${number}`;
const made = (changes: Fields = {}, number = '1') =>
  create(numbered(number), { name: 'Door', kind: 'point', content: '{}', updated: now, ...changes });
const renamed = (changes: Fields = {}) => update(stored, { name: 'Extinguisher', updated: now, ...changes });

export const pointTemplates = table(
  `
                                 visitor  stranger  viewer  editor  orgAdmin  oldOrgAdmin  other  directory  unprovenDirectory  writer  reader  unproven  admin  roleAdmin
  one                            .        .         x       x       x         x            .      x          .                  .       .       .         x      x
  all                            .        .         x       x       x         x            .      x          .                  .       .       .         x      x
  those of another organization  .        .         .       .       .         .            x      .          .                  .       .       .         x      x
  a new one                      .        .         .       x       x         x            .      x          .                  .       .       .         x      x
  another name                   .        .         .       x       x         x            .      x          .                  .       .       .         x      x
  one less                       .        .         .       x       x         x            .      x          .                  .       .       .         x      x
  another in its place           .        .         .       .       .         .            .      .          .                  .       .       .         .      .
`,
  {
    one: get(stored),
    all: list('organizations/acme/pointTemplates'),
    'those of another organization': list('organizations/globex/pointTemplates'),
    'a new one': made(),
    'another name': renamed(),
    'one less': remove(stored),
    'another in its place': set(stored, { name: 'Door', kind: 'tour', content: '{"folders":[]}', updated: now }),
  },
);

const most = templateLimits.templates;

export const templateFields = counterparts('editor', [
  [`a number up to ${most - 1}`, made({}, String(most - 1)), made({}, String(most))],
  ['one number', made({}, '7'), made({}, '07')],
  ['a number of digits', made({}, '42'), made({}, '4x')],
  ['a name', made(), made({ name: '' })],
  ['a name, not only space', made({ name: ' x' }), made({ name: ' ' })],
  ['a name of 200', made({ name: 'x'.repeat(200) }), made({ name: 'x'.repeat(201) })],
  ['a kind that is one', made({ kind: 'tour' }), made({ kind: gone })],
  ['content always', made(), made({ content: gone })],
  ['its time always', made(), made({ updated: gone })],
  ['a name that is text', made({ name: 'Door' }), made({ name: 7 })],
  ['a name, always', renamed(), renamed({ name: gone })],
  ['a kind', made({ kind: 'folder' }), made({ kind: 'collection' })],
  ['content that is text', made({ content: '[]' }), made({ content: {} })],
  ['content of 50,000', made({ content: 'x'.repeat(50_000) }), made({ content: 'x'.repeat(50_001) })],
  [
    'content of 400,000 of a tour',
    made({ content: 'x'.repeat(400_000), kind: 'tour' }),
    made({ content: 'x'.repeat(400_001), kind: 'tour' }),
  ],
  ['the same content for good', renamed(), renamed({ content: '[]' })],
  ['the same kind for good', renamed(), renamed({ kind: 'tour' })],
  ['the server’s time', made(), made({ updated: new Date('2020-01-01T00:00:00Z') })],
  ['its time with each name', renamed(), update(stored, { name: 'Extinguisher' })],
  ['known fields only', made(), made({ owner: 'me' })],
]);
