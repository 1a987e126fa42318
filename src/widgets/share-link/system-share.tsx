import Share2 from 'lucide-react/icons/share-2';
import { Button } from '@/ui/button';
import { useTexts } from '@/ui/use-texts';
import { linkDetailsTexts } from './texts';

type Props = { title: string; text: string; address: string };

/** Opens the share sheet of a phone, or nothing where the browser has none or would refuse the address. */
export function SystemShare({ title, text, address }: Props) {
  const t = useTexts(linkDetailsTexts);
  const data = { title, text, url: address };
  if (!canShare(data)) return null;
  // rejects when the user closes the share sheet, which is no error
  const share = () => navigator.share(data).catch(() => undefined);
  return (
    <Button size="small" onClick={share}>
      <Share2 aria-hidden size={16} strokeWidth={1.75} />
      {t.systemShare}
    </Button>
  );
}

const canShare = (data: ShareData): boolean =>
  typeof navigator.share === 'function' && (typeof navigator.canShare !== 'function' || navigator.canShare(data));
