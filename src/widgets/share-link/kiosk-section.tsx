import { useState } from 'react';
import { kioskAddress, kioskSeconds } from '@/domain/sharing/kiosk';
import { buttonStyle } from '@/ui/button';
import { CopyField } from '@/ui/copy-field/copy-field';
import { Disclosure } from '@/ui/disclosure';
import { TextField } from '@/ui/text-field';
import { useTexts } from '@/ui/use-texts';
import { languageOfAddress } from '../language-of-address';
import { kioskLinkTexts } from './kiosk-texts';

/** The address of a page as a kiosk, with the time it waits for its visitors, and a preview. It begins in the language that this page's address names. */
export function KioskSection({ address: page }: { address: string }) {
  const t = useTexts(kioskLinkTexts);
  const [seconds, setSeconds] = useState(String(kioskSeconds.default));
  const { min, max } = kioskSeconds;
  const isTime = /^\d{1,4}$/.test(seconds.trim()) && Number(seconds) >= min && Number(seconds) <= max;
  const address = kioskAddress(page, isTime ? Number(seconds) : kioskSeconds.default, languageOfAddress());
  return (
    <Disclosure label={t.kiosk}>
      <div className="flex flex-col gap-3">
        <p className="text-pretty text-ink-soft text-sm">{t.about}</p>
        <CopyField label={t.address} text={address} copyLabel={t.copy} />
        <TextField
          label={t.seconds}
          inputMode="numeric"
          autoComplete="off"
          value={seconds}
          error={isTime ? undefined : t.outOfRange({ min: String(min), max: String(max) })}
          onChange={({ target }) => setSeconds(target.value)}
        />
        <div>
          <a className={buttonStyle({ size: 'small' })} href={address} target="_blank" rel="noreferrer">
            {t.preview}
          </a>
        </div>
      </div>
    </Disclosure>
  );
}
