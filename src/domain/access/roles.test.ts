import { describe, expect, it } from 'vitest';
import { roleDescriptions } from './role-descriptions';
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
  ])('of %j is %s [ACCESS-008]', (claims, role) => {
    expect(effectiveRole(claims)).toBe(role);
  });

  it('is one of user, superuser, ultrauser and admin [ACCESS-001]', () => {
    expect(roles).toEqual(['user', 'superuser', 'ultrauser', 'admin']);
  });

  it('is called Viewer, Editor, Admin or Super Admin [ACCESS-007]', () => {
    expect(roles.map((role) => roleLabels[role])).toEqual(['Viewer', 'Editor', 'Admin', 'Super Admin']);
  });

  it('is described in the console [ACCESS-003 ACCESS-004 ACCESS-005 ACCESS-006]', () => {
    expect(roles.map((role) => roleDescriptions[role])).toEqual(['Default user (can view)', 'can create', 'Admin', 'SUPER ADMIN']);
  });
});
