import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const noticeStyle = cva('wrap-anywhere whitespace-pre-line text-pretty rounded-md px-3.5 py-3 text-sm', {
  variants: {
    tone: {
      danger: 'bg-danger-wash text-danger',
      notice: 'bg-notice-wash text-notice',
      good: 'bg-accent-wash text-accent',
    },
  },
});

type Props = Required<VariantProps<typeof noticeStyle>> & { hint?: ReactNode; children: ReactNode };

/** A message about the whole page, announced when it appears; `hint` says what to do. */
export function Notice({ tone, hint, children }: Props) {
  return (
    <div className={noticeStyle({ tone })}>
      <p role={tone === 'danger' ? 'alert' : 'status'} className="font-medium">
        {children}
      </p>
      {hint && <p className="mt-1">{hint}</p>}
    </div>
  );
}
