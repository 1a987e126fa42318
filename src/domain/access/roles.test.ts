import { expect, it } from 'vitest';
import { effectiveRole } from './roles';

it.each([
  [{}, 'user'],
  [{ admin: true, role: 'user' }, 'admin'],
  [{ admin: 'true' }, 'user'],
  [{ role: 'ultrauser', superuser: true }, 'ultrauser'],
  [{ role: '', superuser: true, ultrauser: true }, 'superuser'],
  [{ role: null, ultrauser: true }, 'ultrauser'],
  [{ role: 'owner', ultrauser: true }, 'user'],
  [{ role: 'admin' }, 'admin'],
])('the effective role of %j is %s [ACCESS-008]', (claims, role) => {
  expect(effectiveRole(claims)).toBe(role);
});
