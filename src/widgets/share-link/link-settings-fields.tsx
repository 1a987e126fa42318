import { useState } from 'react';
import { dayOfExpiry, expiryDays, expiryOnDay } from '@/domain/collaboration/expiry';
import { firstFormProblem } from '@/domain/form-problem';
import type { LinkSettings } from '@/domain/sharing/share-links';
import { shareLinkName } from '@/domain/sharing/share-message';
import { DateField } from '@/ui/date-field';
import { TextField } from '@/ui/text-field';
import { useTexts } from '@/ui/use-texts';
import { linkFormTexts } from './links-texts';

type Props = { value: LinkSettings; onChange: (value: LinkSettings) => void };

/** The name of a share link, and when it expires. */
export function LinkSettingsFields({ value, onChange }: Props) {
  const t = useTexts(linkFormTexts);
  const [now] = useState(() => new Date());
  const { name, expires } = value;
  return (
    <>
      <TextField
        label={t.name}
        hint={t.nameHint}
        autoComplete="off"
        value={name}
        error={firstFormProblem(shareLinkName, name) ?? undefined}
        onChange={({ target }) => onChange({ ...value, name: target.value })}
      />
      <DateField
        label={t.expires}
        value={dayOfExpiry(expires)}
        onChange={(day) => onChange({ ...value, expires: expiryOnDay(day) })}
        min={dayOfExpiry(now)}
        choices={expiryDays(now)}
        noneLabel={t.never}
      />
    </>
  );
}

/** Whether a link can be stored with these settings. */
export const areValidSettings = ({ name }: LinkSettings): boolean => firstFormProblem(shareLinkName, name) === null;
