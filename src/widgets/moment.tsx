import { whenText } from '@/domain/ago';
import { formatDateTime } from '@/domain/time';
import { cn } from '@/ui/cn';
import { useCurrentMinute } from '@/ui/use-current-minute';

type Props = { time: Date; className?: string };

/**
 * When something happened: "3 min ago", after a week the day. The full time, as UI-010 has it, is its tooltip. Figures of one width would make dashes as
 * wide. @see UI-010
 */
export function Moment({ time, className }: Props) {
  const now = useCurrentMinute();
  return (
    <time dateTime={time.toISOString()} title={formatDateTime(time)} className={cn('normal-nums', className)}>
      {whenText(time, now.getTime())}
    </time>
  );
}
