import { Spinner } from '@/ui/spinner';
import { useTexts } from '@/ui/use-texts';
import { setOrganizationTexts } from './texts';

export function SwitchingOrganization() {
  const { switching } = useTexts(setOrganizationTexts);
  return (
    <div role="status" className="flex items-center justify-center gap-3 py-20 text-ink-soft">
      <Spinner />
      {switching}
    </div>
  );
}
