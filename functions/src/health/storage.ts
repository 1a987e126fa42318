import { Timestamp } from 'firebase-admin/firestore';
import { listedStorage, type OrganizationStorage, type StorageHealth } from '@/domain/health/health';
import { number, record, text } from '@/domain/stored';
import { store } from '../core/app';
import { pagesBelow } from '../core/file-service';
import { renewAllUsage } from '../organization-limits/renew-usage';

/** How much is stored, as counted last. */
const storageRef = () => store().doc('health/storage');

/** Counts all files, which are below the folders of their organizations, stores the sums, and counts what each organization uses: a listing takes too long for whoever opens Health. */
export async function countStorage(): Promise<void> {
  const bytesOf = new Map<string, number>();
  let files = 0;
  for await (const page of pagesBelow('organizations/')) {
    files += page.length;
    for (const { path, bytes } of page) {
      const [, organization = ''] = path.split('/');
      bytesOf.set(organization, (bytesOf.get(organization) ?? 0) + bytes);
    }
  }
  const all = [...bytesOf].map(([organization, bytes]) => ({ organization, bytes }));
  const largest = all.toSorted((one, other) => other.bytes - one.bytes).slice(0, listedStorage);
  const bytes = all.reduce((sum, each) => sum + each.bytes, 0);
  await storageRef().set({ countedAt: Timestamp.now(), files, bytes, largest });
  await renewAllUsage(bytesOf);
}

/** The sums of the latest count; null if there was none. */
export async function readStorage(): Promise<StorageHealth | null> {
  const { countedAt, files, bytes, largest } = (await storageRef().get()).data() ?? {};
  if (!(countedAt instanceof Timestamp)) return null;
  return { countedAt: countedAt.toMillis(), files: number(files, 0), bytes: number(bytes, 0), largest: organizationsFrom(largest) };
}

const organizationsFrom = (stored: unknown): OrganizationStorage[] =>
  (Array.isArray(stored) ? stored : []).map((each) => {
    const { organization, bytes } = record(each);
    return { organization: text(organization), bytes: number(bytes, 0) };
  });
