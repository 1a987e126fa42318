import X from 'lucide-react/icons/x';
import { useEffect, useRef } from 'react';
import { Button } from '@/ui/button';
import { returnFocus, useFocusReturn } from '@/ui/focus-return';
import { IconButton } from '@/ui/icon-button';
import { useTexts } from '@/ui/use-texts';
import { publicationTexts } from './texts';

type Props = { onShow: () => void; onDismiss: () => void };

/** Offers the version that became current, without interrupting what the visitor does. @see ROUTE-003 */
export function NewVersionNotice({ onShow, onDismiss }: Props) {
  const t = useTexts(publicationTexts);
  const notice = useRef<HTMLDivElement>(null);
  useFocusReturn(notice);
  return (
    <div
      ref={notice}
      role="status"
      data-top-notice=""
      className="glass -translate-x-1/2 fixed top-18 left-1/2 z-40 flex min-h-11 w-max max-w-[calc(100vw-1.5rem)] items-center gap-3 rounded-xl py-1 pe-1.5 ps-4 text-ink text-sm shadow-sheet"
    >
      <span className="min-w-0 text-pretty">{t.newVersion}</span>
      <Button size="small" look="primary" onClick={onShow}>
        {t.show}
      </Button>
      <IconButton label={t.dismiss} icon={X} onClick={onDismiss} />
    </div>
  );
}

/** Beside the version that somebody asked for: the button is gone, and with it the focus. */
export function FocusOnNewVersion() {
  useEffect(() => returnFocus(null), []);
  return null;
}
