import { apiScopeLabels, hasEnded, type ListedApiKey } from '@/domain/api-keys/api-key';
import { dateFormat } from '@/language/formats';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { useCurrentMinute } from '@/ui/use-current-minute';
import { Moment } from '@/widgets/moment';

type Props = { apiKey: ListedApiKey; onRevoke: () => void };

/** An API key: what it may do, until when, and when it was used. */
export function ApiKeyRow({ apiKey, onRevoke }: Props) {
  const { name, scopes, createdBy, createdAt, expires, lastUsed } = apiKey;
  const isOver = hasEnded(apiKey, useCurrentMinute());
  return (
    <li aria-label={name} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 grow basis-64">
        <p className="wrap-anywhere font-medium text-ink text-sm">{name}</p>
        <p className="mt-1.5 flex flex-wrap gap-1.5">
          {isOver && <Badge look="plain">Ended</Badge>}
          {scopes.map((scope) => (
            <Badge key={scope} look={isOver || scope === 'read' ? 'plain' : 'accent'}>
              {apiScopeLabels[scope]}
            </Badge>
          ))}
        </p>
        <p className="wrap-anywhere mt-1.5 text-ink-soft text-xs">
          {isOver ? 'Ended on' : 'Works until'} {dayText(expires)} ·{' '}
          {lastUsed === null ? (
            'Never used'
          ) : (
            <>
              Last used <Moment time={new Date(lastUsed)} />
            </>
          )}{' '}
          · Made on {dayText(createdAt)}
          {createdBy !== '' && ` by ${createdBy}`}
        </p>
      </div>
      <Button size="small" aria-label={`Revoke ${name}`} onClick={onRevoke}>
        Revoke
      </Button>
    </li>
  );
}

const dayText = (milliseconds: number): string => dateFormat({ dateStyle: 'long' }).format(new Date(milliseconds));
