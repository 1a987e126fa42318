import { describe, expect, it } from 'vitest';
import { effectiveRole, roleDescriptions, roleLabels, roles, shownRole } from './roles';

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

  it('ACCESS-003 ACCESS-004 ACCESS-005 ACCESS-006 is described in the console', () => {
    expect(roles.map((role) => roleDescriptions[role])).toEqual(['Default user (can view)', 'can create', 'Admin', 'SUPER ADMIN']);
  });

  it('ACCESS-002 ACCESS-009 is user-unset for an account without any claims', () => {
    expect([{}, { organization: 'acme' }, { superuser: true }].map(shownRole)).toEqual(['user-unset', 'user', 'superuser']);
  });
});
