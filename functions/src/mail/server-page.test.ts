import { expect, it } from 'vitest';
import { mailPage } from './server-page';

it('a page that a mail leads to has all colours that it is drawn in', () => {
  const page = mailPage({ code: 'en', title: 'Your account', words: '', forms: [], link: { address: '/', label: 'Open Loggia' } });
  const names = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, name]) => name);
  const defined = names(/(--[\w-]+):/g);

  expect(names(/var\((--[\w-]+)\)/g).filter((name) => !defined.includes(name))).toEqual([]);
});
