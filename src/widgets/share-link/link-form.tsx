import { useState } from 'react';
import { changeShareLink } from '@/backend/share-links/commands';
import type { TourId } from '@/domain/ids';
import type { ShareLink } from '@/domain/sharing/share-links';
import { Button } from '@/ui/button';
import { LeaveDialog } from '@/ui/leave-dialog';
import { leavingTexts } from '@/ui/leave-texts';
import { commonTexts } from '@/ui/texts';
import { useLeaveGuard } from '@/ui/use-leave-guard';
import { useTexts } from '@/ui/use-texts';
import { useMutation } from '../use-mutation';
import { areValidSettings, LinkSettingsFields } from './link-settings-fields';
import { linkFormTexts } from './links-texts';

type Props = { tour: TourId; link: ShareLink; onClose: () => void };

/** Renames a share link and sets when it expires. */
export function LinkForm({ tour, link, onClose }: Props) {
  const t = useTexts(linkFormTexts);
  const common = useTexts(commonTexts);
  const leaving = useTexts(leavingTexts);
  const [settings, setSettings] = useState({ name: link.name, expires: link.expires });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => changeShareLink({ tour, id: link.id, ...settings }),
    onSuccess: onClose,
    meta: { done: t.saved, failed: null },
  });
  const isChanged = !isPending && (settings.name !== link.name || settings.expires !== link.expires);
  const guard = useLeaveGuard(isChanged);
  return (
    <form
      noValidate
      aria-label={t.form}
      className="mt-2 flex flex-col gap-3 rounded-lg border border-line bg-surface p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (areValidSettings(settings)) mutate();
      }}
    >
      <LinkSettingsFields value={settings} onChange={setSettings} />
      {error && (
        <p role="alert" className="text-pretty text-danger text-sm">
          {t.saveFailed({ reason: error.message })}
        </p>
      )}
      <LeaveDialog question={guard.question} title={leaving.closeTitle} leaveLabel={leaving.closeWithoutSaving}>
        {leaving.entered}
      </LeaveDialog>
      <div className="flex justify-end gap-2">
        <Button onClick={() => (isChanged ? guard.ask(onClose) : onClose())}>{common.cancel}</Button>
        <Button type="submit" look="primary" busy={isPending}>
          {common.save}
        </Button>
      </div>
    </form>
  );
}
