import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badgeStyle = cva('inline-flex min-h-6 items-center rounded-full px-2.5 py-0.5 font-medium text-xs', {
  variants: {
    look: {
      accent: 'border border-accent-line/30 bg-accent-wash text-accent',
      plain: 'border border-line bg-surface text-ink-soft',
      danger: 'bg-danger-wash text-danger',
    },
  },
  defaultVariants: { look: 'plain' },
});

type Props = VariantProps<typeof badgeStyle> & { children: ReactNode };

export function Badge({ look, children }: Props) {
  return <span className={badgeStyle({ look })}>{children}</span>;
}
