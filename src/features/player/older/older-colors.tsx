import { type ReactNode, useMemo } from 'react';
import { olderColors } from '@/domain/organizations/older-colors';
import type { Template } from '@/domain/organizations/template';
import './older-colors.css';

/** Applies the colours of an organization's template to its older player. @see MODEL-007 */
export function OlderColors({ template, children }: { template: Template; children: ReactNode }) {
  const colors = useMemo(() => olderColors(template), [template]);
  return (
    <div
      className="contents"
      data-older-colors={[...colors.keys()].join(' ')}
      style={Object.fromEntries([...colors].map(([name, color]) => [`--${name}`, color]))}
    >
      {children}
    </div>
  );
}
