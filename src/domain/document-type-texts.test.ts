import { afterEach, expect, it } from 'vitest';
import { i18n, locale } from '@/language/i18n';
import { documentTypes } from './attachments';
import { documentTypeName } from './document-type-texts';

afterEach(() => locale.set('en'));

it('types of documents are shown as they are stored, in English', () => {
  expect(documentTypes.map(documentTypeName)).toEqual([...documentTypes]);
});

it('types of documents are shown in the language of the page, other words as they are', () => {
  i18n.cache.de = { documentType: { firstAid: 'Erste Hilfe' } } as never;
  locale.set('de');

  expect(['First Aid', 'Brandschutz', 'toString', ''].map(documentTypeName)).toEqual(['Erste Hilfe', 'Brandschutz', 'toString', '']);
});
