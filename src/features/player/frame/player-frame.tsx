import type { ReactNode } from 'react';
import type { Theme } from '@/domain/theme';
import { OrganizationTheme } from '@/widgets/organization-theme';

type Props = { theme: Theme | null; children: ReactNode };

/** The whole window, in the colours of the organization and the dark glass of the player. */
export function PlayerFrame({ theme, children }: Props) {
  return (
    <OrganizationTheme theme={theme}>
      <div data-glass="" className="h-dvh bg-canvas text-ink text-sm">
        {children}
      </div>
    </OrganizationTheme>
  );
}
