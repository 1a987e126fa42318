import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { accountQueries } from '@/backend/people/accounts';
import { consolePath } from '@/domain/console/console-page-addresses';

/** Says that nobody else could manage the platform; nothing while another Super Admin can sign in, or nobody could look. */
export function OnlySuperAdmin() {
  const { data } = useQuery(accountQueries.superAdmins());
  if (data?.hasAnother !== false) return null;
  return (
    <p role="note" className="mb-6 text-pretty rounded-lg bg-notice-wash px-4 py-3 text-notice text-sm">
      You are the only Super Admin. Without your account nobody could manage the platform: make a second person one under{' '}
      <Link to={consolePath('users')} className="font-medium underline underline-offset-4">
        Users
      </Link>
      .
    </p>
  );
}
