import type { CSSProperties, ReactNode } from 'react';
import type { Theme } from '@/domain/theme';
import { rolesOf, type ThemeRoles } from '@/domain/theme-roles';

type Props = { theme: Theme | null; children: ReactNode };

/** Applies an organization's theme to its children; null is the default theme. @see MODEL-009 */
export function OrganizationTheme({ theme, children }: Props) {
  const roles = theme && rolesOf(theme);
  // always the same element, so that the children keep their state when the theme is loaded
  return (
    <div className="contents" style={roles ? variablesOf(roles) : undefined}>
      {children}
    </div>
  );
}

const variables: Record<keyof ThemeRoles, string> = {
  brand: '--color-brand',
  onBrand: '--color-on-brand',
  button: '--color-button',
  buttonHover: '--color-button-hover',
  onButton: '--color-on-button',
  accent: '--color-accent',
  accentLine: '--color-accent-line',
  accentWash: '--color-accent-wash',
};

function variablesOf(roles: ThemeRoles): CSSProperties {
  const entries = (Object.keys(variables) as (keyof ThemeRoles)[]).map((role) => {
    const { light, dark } = roles[role];
    return [variables[role], `light-dark(${light}, ${dark})`];
  });
  return Object.fromEntries(entries);
}
