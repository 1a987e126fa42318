import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { renewAuthSession } from '@/backend/auth/verification';
import { toursPath } from '@/domain/page-addresses';
import { Button } from '@/ui/button';
import { Spinner } from '@/ui/spinner';
import { commonTexts } from '@/ui/texts';
import { useTexts } from '@/ui/use-texts';
import { AccountPage } from './account-page';
import { transferTexts } from './account-texts';
import { Notice } from './notice';

/** Delay between renewing the token and opening the tours. @see AUTH-052 */
const redirectDelayMs = 400;

type Props = { renew?: () => Promise<void> };

/** Renews the session after the user joins an organization, then opens its tours. @see AUTH-051 AUTH-052 AUTH-053 ROUTE-032 */
export function TransferScreen({ renew = renewAuthSession }: Props) {
  const t = useTexts(transferTexts);
  const common = useTexts(commonTexts);
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [hasFailed, setFailed] = useState(false);

  const transfer = useCallback(async () => {
    setFailed(false);
    clearTimeout(timer.current);
    try {
      await renew();
      timer.current = setTimeout(() => navigate(toursPath, { replace: true }), redirectDelayMs);
    } catch (error) {
      console.error('The session was not renewed.', error);
      setFailed(true);
    }
  }, [navigate, renew]);

  useEffect(() => {
    transfer();
    return () => clearTimeout(timer.current);
  }, [transfer]);

  return (
    <AccountPage title={t.title} text={hasFailed ? undefined : t.text}>
      {hasFailed ? (
        <div className="flex flex-col gap-5">
          <Notice tone="danger" hint={t.failedHint}>
            {t.failed}
          </Notice>
          <Button look="primary" size="wide" onClick={transfer}>
            {common.retry}
          </Button>
        </div>
      ) : (
        <Spinner label={t.moving} size={20} />
      )}
    </AccountPage>
  );
}
