import { Timestamp } from 'firebase-admin/firestore';
import type { AuditKind } from '@/domain/audit/audit';
import type { BackupHealth, BackupRun } from '@/domain/health/health';
import { text } from '@/domain/stored';
import { store } from '../core/app';

/** The latest backup, and the latest restores, that the operator's commands recorded in the audit log. */
export async function readBackups(): Promise<BackupHealth> {
  const [made, tried, restored] = await Promise.all([latest('backup-made'), latest('backup-tried'), latest('backup-restored')]);
  return { made, tried, restored };
}

async function latest(kind: AuditKind): Promise<BackupRun | null> {
  const { docs } = await store().collection('audit').where('kind', '==', kind).orderBy('at', 'desc').limit(1).get();
  const { at, detail } = docs[0]?.data() ?? {};
  return at instanceof Timestamp ? { at: at.toMillis(), detail: text(detail) } : null;
}
