import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { accountQueries } from '@/backend/people/accounts';
import { localKeys } from '@/domain/application/local-keys';
import { consolePath } from '@/domain/console/console-page-addresses';
import { cn } from '@/ui/cn';
import { readSetting, writeSetting } from '@/ui/settings';

/**
 * Says that nobody else could manage the platform. What was read last, also on another day, decides whether the place is there: it is never empty, and
 * nothing moves under the pointer when the server answers. The very first answer is shown by the next page of the console.
 */
export function OnlySuperAdmin() {
  const query = accountQueries.superAdmins();
  const { data } = useQuery(query);
  const client = useQueryClient();
  const [isShown] = useState(() => {
    const read = client.getQueryData(query.queryKey);
    return read ? !read.hasAnother : readSetting(localKeys.onlySuperAdmin) !== null;
  });
  useEffect(() => {
    if (data) writeSetting(localKeys.onlySuperAdmin, data.hasAnother ? null : 'yes');
  }, [data]);
  if (!isShown) return null;
  const hasAnother = data?.hasAnother === true;
  return (
    <p
      role="note"
      className={cn(
        'mb-6 min-h-11 text-pretty rounded-lg px-4 py-3 text-sm max-md:min-h-21',
        hasAnother ? 'bg-sunken text-ink-soft' : 'bg-notice-wash text-notice',
      )}
    >
      {hasAnother ? (
        'Another Super Admin can manage the platform now.'
      ) : (
        <>
          You are the only Super Admin. Without your account nobody could manage the platform: make a second person one under{' '}
          <Link to={consolePath('users')} className="font-medium underline underline-offset-4">
            Users
          </Link>
          .
        </>
      )}
    </p>
  );
}
