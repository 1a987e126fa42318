import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { toursPath } from '@/domain/page-addresses';
import { buttonStyle } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Page } from '@/ui/page';

type Props = {
  /** Title of the page. */
  page: string;
  title: string;
  /** Who has access, and whom to ask. */
  children: ReactNode;
};

/** A page about the versions of a tour, for those who may not see it or when the tour is gone. */
export const NoVersionsAccess = ({ page, title, children }: Props) => (
  <Page title={page}>
    <EmptyState
      title={title}
      action={
        <Link to={toursPath} className={buttonStyle()}>
          Go to your tours
        </Link>
      }
    >
      {children}
    </EmptyState>
  </Page>
);
