import { Link } from 'react-router-dom';
import { orgId } from '@/domain/ids';
import { chooseOrganizationPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';
import { useTexts } from '@/ui/use-texts';
import { gateTexts } from './texts';
import { useShownOrganization } from './use-shown-organization';

/** Shown to global and directory admins who chose an organization that does not exist. @see ACCESS-020 */
export function MissingOrganization() {
  const t = useTexts(gateTexts);
  const shown = useShownOrganization();
  return (
    <Page title={t.unknownOrganization}>
      <EmptyState
        title={t.unknownName({ name: shown ?? '' })}
        action={
          <Link to={chooseOrganizationPath(orgId('reset'))} className={buttonStyle({ look: 'primary' })}>
            {t.chooseAnother}
          </Link>
        }
      >
        {t.unknownReason}
      </EmptyState>
    </Page>
  );
}
