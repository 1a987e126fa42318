import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { accountQueries } from '@/backend/people/accounts';
import { consolePath } from '@/domain/console/console-page-addresses';

/**
 * Says that nobody else could manage the platform; nothing while another Super Admin can sign in, or nobody could look. Its place is reserved where
 * that isn't read yet, and stays as long as the page does, so that nothing moves under the pointer.
 */
export function OnlySuperAdmin() {
  const query = accountQueries.superAdmins();
  const { data } = useQuery(query);
  const client = useQueryClient();
  const [isReserved] = useState(() => client.getQueryData(query.queryKey)?.hasAnother !== true);
  const isOnly = data?.hasAnother === false;
  if (!isOnly && !isReserved) return null;
  return (
    <div className="mb-6 min-h-11 max-md:min-h-21">
      {isOnly && (
        <p role="note" className="text-pretty rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
          You are the only Super Admin. Without your account nobody could manage the platform: make a second person one under{' '}
          <Link to={consolePath('users')} className="font-medium underline underline-offset-4">
            Users
          </Link>
          .
        </p>
      )}
    </div>
  );
}
