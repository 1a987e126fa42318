import { expiryDays, expiryOnDay } from '@/domain/collaboration/expiry';
import { parseDatetimeLocal } from '@/domain/time';
import { DateField } from '@/ui/date-field';

/** The days between which a version is open, as YYYY-MM-DD in the reader's time zone; "" for none. */
export type DayRange = { opens: string; until: string };

type Props = { value: DayRange; error: string | null; onChange: (value: DayRange) => void };

/** From when and until when a version is open: from the beginning of a day, to the end of one. */
export const DateRange = ({ value, error, onChange }: Props) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <DateField label="Open from" value={value.opens} noneLabel="Now" onChange={(opens) => onChange({ ...value, opens })} />
    <DateField
      label="Open until"
      error={error}
      value={value.until}
      min={value.opens}
      choices={expiryDays(new Date())}
      noneLabel="No end"
      onChange={(until) => onChange({ ...value, until })}
    />
  </div>
);

/** The moments of two days, in milliseconds: the beginning of the first, the end of the last. */
export const momentsOf = ({ opens, until }: DayRange): { opens: number | null; until: number | null } => ({
  opens: parseDatetimeLocal(`${opens}T00:00`)?.getTime() ?? null,
  until: expiryOnDay(until)?.getTime() ?? null,
});

/** Why a version cannot be open between these days; null if it can. */
export const daysProblem = ({ opens, until }: DayRange): string | null =>
  opens !== '' && until !== '' && until < opens ? 'Choose an end after the beginning.' : null;
