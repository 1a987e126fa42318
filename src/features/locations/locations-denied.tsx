import { Link } from 'react-router-dom';
import { locationsPath } from '@/domain/locations/location-page-addresses';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';

/** Shown in place of a form that the user may not save. */
export const LocationsDenied = ({ title }: { title: string }) => (
  <Page title={title}>
    <EmptyState
      title="You don’t have permission to change this."
      action={
        <Link to={locationsPath()} className={buttonStyle({ look: 'primary' })}>
          Go to the locations
        </Link>
      }
    >
      Editors of the organization change its locations, admins create and delete them. Ask one of them.
    </EmptyState>
  </Page>
);
