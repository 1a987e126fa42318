import type { LucideProps } from 'lucide-react';

type Props = Pick<LucideProps, 'size' | 'strokeWidth' | 'className'>;
export type InlineIcon = typeof DotsIcon;

export const DotsIcon = (look: Props) => <Drawing {...look} path="M12 4a1 1 0 1 0 .01 0zM12 11a1 1 0 1 0 .01 0zM12 18a1 1 0 1 0 .01 0z" />;

export const GripIcon = (look: Props) => (
  <Drawing
    {...look}
    path="M9 5a1 1 0 1 0 .01 0zM9 11a1 1 0 1 0 .01 0zM9 17a1 1 0 1 0 .01 0zM15 5a1 1 0 1 0 .01 0zM15 11a1 1 0 1 0 .01 0zM15 17a1 1 0 1 0 .01 0z"
  />
);

export const ClipIcon = (look: Props) => (
  <Drawing {...look} path="m15.5 6.5-8.2 8.2a2 2 0 0 0 2.9 2.9l8.3-8.4a4 4 0 0 0-5.7-5.7l-8.3 8.4a6 6 0 0 0 8.5 8.5l6.9-6.9" />
);

export const PinIcon = (look: Props) => (
  <Drawing
    {...look}
    path="M20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0M15 10a3 3 0 1 1-6 0a3 3 0 1 1 6 0"
  />
);

export const TagIcon = (look: Props) => (
  <Drawing
    {...look}
    path="M12.6 2.6A2 2 0 0 0 11.2 2H4a2 2 0 0 0-2 2v7.2a2 2 0 0 0 .6 1.4l8.7 8.7a2.4 2.4 0 0 0 3.4 0l6.6-6.6a2.4 2.4 0 0 0 0-3.4zM7.5 7.4v.2"
  />
);

export const EyeIcon = (look: Props) => (
  <Drawing {...look} path="M2 12c2-4.5 5.5-7 10-7s8 2.5 10 7c-2 4.5-5.5 7-10 7s-8-2.5-10-7M15 12a3 3 0 1 1-6 0a3 3 0 1 1 6 0" />
);

/**
 * Cheap icons for long lists that render hundreds of rows while scrolling: a library icon builds its elements on each render and takes longer
 * than the rest of the row.
 */
function Drawing({ path, size, strokeWidth, className }: Props & { path: string }) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <path d={path} />
    </svg>
  );
}
