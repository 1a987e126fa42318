import { whenText } from '@/domain/ago';
import { formatDateTime } from '@/domain/time';
import { useCurrentMinute } from '@/ui/use-current-minute';

type Props = { time: Date; className?: string };

/** When something happened: "3 min ago", after a week the day. The full time, as UI-010 has it, is its tooltip. @see UI-010 */
export function Moment({ time, className }: Props) {
  const now = useCurrentMinute();
  return (
    <time dateTime={time.toISOString()} title={formatDateTime(time)} className={className}>
      {whenText(time, now.getTime())}
    </time>
  );
}
