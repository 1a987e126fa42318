import { expect, it } from 'vitest';
import { collaboratorFrom, newCollaborator, suggestedAddresses } from './collaborators';

it('stores addresses as documents with an email field', () => {
  expect(newCollaborator('Ada@X.example')).toEqual({ id: 'ada@x.example', email: 'ada@x.example' });
  expect(collaboratorFrom('auto-id', { email: 'Ada@x.example' })).toEqual({ id: 'auto-id', email: 'ada@x.example' });
  expect(collaboratorFrom('ada@x.example', {})).toEqual({ id: 'ada@x.example', email: 'ada@x.example' });
});

it('suggests matching addresses, except chosen ones', () => {
  const known = ['bob@acme.example', 'ada@acme.example', 'cy@elsewhere.example', 'odd'].map((email) => collaboratorFrom(email, {}));

  expect(suggestedAddresses(known, 'ACME', [])).toEqual(['ada@acme.example', 'bob@acme.example']);
  expect(suggestedAddresses(known, 'acme', ['ada@acme.example'])).toEqual(['bob@acme.example']);
  expect(suggestedAddresses(known, '  ', [])).toEqual([]);
});
