import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { Identity } from '@/domain/access/identity';
import { orgId, userId } from '@/domain/ids';
import { WhoProvider } from '@/widgets/who';
import { Toasts } from './toasts';

export const aPerson = (parts: Partial<Identity> = {}): Identity => ({
  uid: userId('ada'),
  email: 'ada@acme.example',
  displayName: 'Ada Moreau',
  verified: true,
  role: 'superuser',
  organization: orgId('Acme'),
  ...parts,
});

type Around = { who?: Identity | null; isKnown?: boolean; at?: string };

/** Renders a screen with toasts, somebody who looks at it, and a router that says where it went. */
export function renderPage(screen: ReactNode, { who = aPerson(), isKnown = true, at = '/here' }: Around = {}) {
  return render(
    <MemoryRouter initialEntries={[at]}>
      <WhoProvider identity={who} isKnown={isKnown}>
        {screen}
      </WhoProvider>
      <Toasts />
      <Place />
    </MemoryRouter>,
  );
}

const Place = () => <aside aria-label="Place">{useLocation().pathname}</aside>;
