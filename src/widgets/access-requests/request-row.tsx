import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { type AccessLevel, accessLevelLabels, accessLevels } from '@/domain/access/invitations';
import type { AccessRequest } from '@/domain/access-requests/access-request';
import { dayOfExpiry, expiryDays, expiryOnDay } from '@/domain/collaboration/expiry';
import { tourLandingPath } from '@/domain/page-addresses';
import { Button } from '@/ui/button';
import { DateField } from '@/ui/date-field';
import { useFocusReturn } from '@/ui/focus-return';
import { SelectField } from '@/ui/select-field';
import { Moment } from '../moment';
import { useAnswer } from './use-answer';

/** One request: who asks for which tour and why, and the answers. */
export function RequestRow({ request }: { request: AccessRequest }) {
  const row = useRef<HTMLLIElement>(null);
  useFocusReturn(row);
  const [now] = useState(() => new Date());
  const [accessLevel, setAccessLevel] = useState<AccessLevel>(request.accessLevel);
  const [expires, setExpires] = useState<Date | null>(null);
  const { grant, decline, isAnswering } = useAnswer(request);
  const { email, name, note, tour, tourName, createdAt } = request;
  return (
    <li ref={row} className="rounded-xl border border-line bg-surface p-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="wrap-anywhere min-w-0 text-ink text-sm">
          <span className="font-semibold">{name ? `${name} (${email})` : email}</span> asks for{' '}
          <Link to={tourLandingPath(tour)} className="font-medium text-accent underline">
            {tourName || 'a tour'}
          </Link>
        </p>
        {createdAt && <Moment time={createdAt} className="text-ink-faint text-xs" />}
      </div>
      {note && <p className="wrap-anywhere mt-2 whitespace-pre-line border-line-strong border-s-2 ps-3 text-ink-soft text-sm">{note}</p>}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a grid in every browser */}
      <div role="group" aria-label={`Answer to ${email}`} className="mt-4 grid items-end gap-3 sm:grid-cols-[12rem_minmax(12rem,1fr)_auto]">
        <SelectField
          label="Access"
          value={accessLevel}
          onChange={({ target }) => setAccessLevel(accessLevels.find((level) => level === target.value) ?? accessLevel)}
          options={accessLevels.map((value) => ({ value, label: accessLevelLabels[value] }))}
        />
        <DateField
          label="Access ends"
          value={dayOfExpiry(expires)}
          onChange={(day) => setExpires(expiryOnDay(day))}
          min={dayOfExpiry(now)}
          choices={expiryDays(now)}
          noneLabel="Does not expire"
        />
        <div className="flex gap-2">
          <Button look="primary" busy={isAnswering} onClick={() => grant({ accessLevel, expires })} aria-label={`Allow ${email}`}>
            Allow
          </Button>
          <Button disabled={isAnswering} onClick={decline} aria-label={`Decline ${email}`}>
            Decline
          </Button>
        </div>
      </div>
    </li>
  );
}
