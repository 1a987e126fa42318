import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { LazyComponent } from '@/ui/lazy-component';
import { LazyOverlay } from '@/ui/lazy-overlay';
import { useTexts } from '@/ui/use-texts';
import { useIsKiosk } from '@/widgets/kiosk';
import { offlineItemTexts } from '@/widgets/offline/item-texts';
import { useOfflineTarget } from '@/widgets/offline/offline-target';
import { canStoreTours } from '@/widgets/offline/start-worker';
import { PanelItem } from './panel-item';

const offlineDialog = () => import('@/widgets/offline/offline-dialog').then((part) => part.OfflineDialog);

/** The menu item that saves the tour on this device. */
export function OfflineItem() {
  const t = useTexts(offlineItemTexts);
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const target = useOfflineTarget();
  const isKiosk = useIsKiosk();
  if (!target || isKiosk || !canStoreTours()) return null;
  return (
    <>
      <PanelItem icon={Download} label={t.save} onPress={() => setOpen(true)} />
      {isOpen && (
        <li className="contents">
          <LazyOverlay onClose={close}>
            <LazyComponent load={offlineDialog} props={{ target, path: pathname, onClose: close }} />
          </LazyOverlay>
        </li>
      )}
    </>
  );
}
