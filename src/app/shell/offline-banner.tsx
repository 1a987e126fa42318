import CloudOff from 'lucide-react/icons/cloud-off';
import { useOnline } from '@/ui/use-online';
import { useWho } from '@/widgets/who';

/** Says that the network is gone, and what that means for what one sees and does. */
export function OfflineBanner() {
  const online = useOnline();
  const who = useWho();
  return (
    <div role="status">
      {!online && (
        <p className="flex items-center gap-2.5 bg-notice-wash px-4 py-2 text-notice text-sm md:px-8 lg:px-10">
          <CloudOff aria-hidden size={16} strokeWidth={1.75} className="shrink-0" />
          You are offline. {who ? 'What you see may be old; changes are kept and sent once you are back.' : 'What you see may be old.'}
        </p>
      )}
    </div>
  );
}
