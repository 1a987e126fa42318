import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { fetchWorkAccountId } from '@/backend/auth/work-account-id';
import { configuration } from '@/backend/config';
import { directoryAddress } from '@/domain/application/administration';
import { buttonStyle } from '@/ui/button';

/** Links to the admin’s own entry in the directory of work accounts, where one is configured. @see ADMIN-070 */
export function DirectoryLink() {
  const isConfigured = configuration().directoryGraph !== null;
  const { data: user = null } = useQuery({ queryKey: ['work account id'], queryFn: fetchWorkAccountId, enabled: isConfigured });
  const address = directoryAddress(configuration(), user ?? '');
  return (
    address && (
      <a href={address} target="_blank" rel="noreferrer" className={buttonStyle()}>
        <ExternalLink aria-hidden size={16} strokeWidth={1.75} />
        Directory graph
      </a>
    )
  );
}
