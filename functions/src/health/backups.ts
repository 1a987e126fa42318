import { Timestamp } from 'firebase-admin/firestore';
import type { AuditKind, auditGroups } from '@/domain/audit/audit';
import type { BackupHealth, BackupRun } from '@/domain/health/health';
import { text } from '@/domain/stored';
import { store } from '../core/app';

/** More restores than anybody makes after the latest backup. */
const read = 50;

/** The latest backup and restore that the operator's commands recorded in the audit log. */
export async function readBackups(): Promise<BackupHealth> {
  const group = 'backups' satisfies keyof typeof auditGroups;
  const { docs } = await store().collection('audit').where('group', '==', group).orderBy('at', 'desc').limit(read).get();
  const latest = (wanted: AuditKind): BackupRun | null => {
    const { at, detail } = docs.find((entry) => entry.get('kind') === wanted)?.data() ?? {};
    return at instanceof Timestamp ? { at: at.toMillis(), detail: text(detail) } : null;
  };
  return { made: latest('backup-made'), restored: latest('backup-restored') };
}
