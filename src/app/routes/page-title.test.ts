import { expect, it } from 'vitest';
import { pageTitle } from './page-title';

it.each([
  [{ organization: 'Acme', mode: 'landing', page: 'tours' }, 'Acme - Landing Page - Tours'],
  [{ organization: 'Acme', mode: '', page: 'my-page' }, 'Acme - Shared with me'],
  [{ organization: 'Acme', mode: undefined, page: undefined }, 'Acme'],
  [{ organization: undefined, mode: 'id-search', page: undefined }, 'Id search'],
  [{ organization: undefined, mode: undefined, page: undefined }, 'Help'],
])('joins organization, mode and page of %o to “%s” [ROUTE-048]', (parts, title) => {
  expect(pageTitle(parts, 'Help')).toBe(title);
});
