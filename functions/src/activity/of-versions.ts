import { minuteText } from '@/domain/activity/minute-text';
import type { VersionAccess } from '@/domain/publishing/access';

/** When everybody can open a version, for the activity: "public, until 2030-01-02 14:30 UTC". */
export function accessDetail({ public: isPublic, opens, until }: VersionAccess): string {
  if (!isPublic) return 'not public';
  return ['public', opens && `from ${minuteText(opens)}`, until && `until ${minuteText(until)}`].filter(Boolean).join(', ');
}
