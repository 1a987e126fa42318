import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const remarkStyle = cva('wrap-anywhere whitespace-pre-line text-pretty rounded-md px-3.5 py-3 text-sm', {
  variants: {
    tone: {
      danger: 'bg-danger-wash text-danger',
      notice: 'bg-notice-wash text-notice',
      good: 'bg-accent-wash text-accent',
    },
  },
});

type Props = Required<VariantProps<typeof remarkStyle>> & { hint?: ReactNode; children: ReactNode };

/** A sentence that concerns the whole page, said as soon as it appears; `hint` is what can be done about it. */
export function Remark({ tone, hint, children }: Props) {
  return (
    <div className={remarkStyle({ tone })}>
      <p role={tone === 'danger' ? 'alert' : 'status'} className="font-medium">
        {children}
      </p>
      {hint && <p className="mt-1">{hint}</p>}
    </div>
  );
}
