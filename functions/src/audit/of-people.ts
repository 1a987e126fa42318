import { type Claims, effectiveRole, hasRole, roleLabels } from '@/domain/access/roles';
import { text } from '@/domain/stored';
import { type Person, recordAudit, type Writes } from './record-audit';

/** A person’s claims before and after a change, and who changed them. */
type Changed = { person: Person; before: Claims; after: Claims; actor: Person };

/** Records a change of somebody's role or organization, in the transaction that makes it; nothing where both stay. */
export function auditClaims(writes: Writes, { person, before, after, actor }: Changed): void {
  const [former, what] = [titleOf(before), titleOf(after)];
  if (former === what) return;
  const organization = text(after.organization) || text(before.organization);
  recordAudit(writes, { kind: 'role-changed', actor, person, organization, what, detail: `before: ${former}` });
}

/** Such as "Editor in Acme". */
function titleOf(claims: Claims): string {
  const organization = text(claims.organization);
  if (organization === '' && effectiveRole(claims) !== 'admin') return 'somebody without an organization';
  const role = hasRole(claims) ? roleLabels[effectiveRole(claims)] : 'a member without a role';
  return organization === '' ? role : `${role} in ${organization}`;
}
