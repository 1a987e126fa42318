import { describe, expect, it } from 'vitest';
import { effectiveRole, roleLabels, roles } from './roles';

describe('effectiveRole', () => {
  it.each([
    [{}, 'user'],
    [{ admin: true, role: 'user' }, 'admin'],
    [{ admin: 'true' }, 'user'],
    [{ role: 'ultrauser', superuser: true }, 'ultrauser'],
    [{ role: '', superuser: true, ultrauser: true }, 'superuser'],
    [{ role: null, ultrauser: true }, 'ultrauser'],
    [{ role: 'owner', ultrauser: true }, 'user'],
    [{ role: 'admin' }, 'admin'],
  ])('ACCESS-008 of %j is %s', (claims, role) => {
    expect(effectiveRole(claims)).toBe(role);
  });

  it('ACCESS-001 is one of user, superuser, ultrauser and admin', () => {
    expect(roles).toEqual(['user', 'superuser', 'ultrauser', 'admin']);
  });

  it('ACCESS-007 is called Viewer, Editor, Admin or Super Admin', () => {
    expect(roles.map((role) => roleLabels[role])).toEqual(['Viewer', 'Editor', 'Admin', 'Super Admin']);
  });
});
