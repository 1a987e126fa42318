import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleX from 'lucide-react/icons/circle-x';
import { type ReactNode, useId } from 'react';
import { type Attention, attentionIn, attentionText } from '@/domain/health/attention';
import type { HealthPart } from '@/domain/health/health';
import { cn } from '@/ui/cn';
import { NewWindow } from '@/ui/new-window';

type Props<Value> = {
  title: string;
  part: HealthPart<Value>;
  /** How many things need attention. */
  count: (value: Value) => number;
  /** Where the handbook says what to do. */
  handbook?: string;
  isWide?: boolean;
  children: (value: Value) => ReactNode;
};

/** A part of the platform's health: its state in words and by an icon, then what was read, or why it could not be. */
export function HealthCard<Value>({ title, part, count, handbook, isWide = false, children }: Props<Value>) {
  const heading = useId();
  return (
    <section
      aria-labelledby={heading}
      className={cn('min-w-0 rounded-xl border border-line bg-surface p-5 shadow-card max-md:p-4', isWide && 'lg:col-span-2')}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 pb-3">
        <h2 id={heading} className="font-semibold text-base text-ink tracking-tight">
          {title}
        </h2>
        <State attention={attentionIn(part, count)} />
      </header>
      {'failure' in part ? <p className="text-pretty text-ink-soft text-sm">{part.failure}</p> : children(part.value)}
      {handbook && (
        <p className="pt-3 text-sm">
          <HandbookLink to={handbook}>What the handbook says</HandbookLink>
        </p>
      )}
    </section>
  );
}

const looks = {
  well: { icon: CircleCheck, className: 'bg-accent-wash text-accent' },
  attention: { icon: CircleAlert, className: 'bg-notice-wash text-notice' },
  failed: { icon: CircleX, className: 'bg-danger-wash text-danger' },
} as const;

function State({ attention }: { attention: Attention }) {
  const { icon: Icon, className } = looks[attention === null ? 'failed' : attention === 0 ? 'well' : 'attention'];
  return (
    <p className={cn('inline-flex h-7 items-center gap-1.5 rounded-full pe-3 ps-2 font-medium text-xs tabular-nums', className)}>
      <Icon aria-hidden size={16} strokeWidth={2} />
      {attentionText(attention)}
    </p>
  );
}

/** A sentence in a card. */
export const Sentence = ({ children }: { children: ReactNode }) => <p className="text-pretty text-ink-soft text-sm">{children}</p>;

/** A link to the handbook, which opens beside the reading. */
export const HandbookLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a
    href={to}
    target="_blank"
    rel="noopener"
    className="text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-ink max-md:inline-flex touch:min-h-11 max-md:items-center"
  >
    {children}
    <NewWindow />
  </a>
);

/** Names and values below each other; a name may lead to what the handbook says of it. */
export const Values = ({ values }: { values: readonly (readonly [name: string, value: ReactNode, handbook?: string])[] }) => (
  <dl className="divide-y divide-line text-sm">
    {values.map(([name, value, address]) => (
      <div key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 py-2 first:pt-0 last:pb-0">
        <dt className="text-ink-soft">{address ? <HandbookLink to={address}>{name}</HandbookLink> : name}</dt>
        <dd className="wrap-anywhere text-ink tabular-nums">{value}</dd>
      </div>
    ))}
  </dl>
);
