import { useTexts } from '@/ui/use-texts';
import { minimapTexts } from './texts';

type Props = {
  isUnplaced: boolean;
  /** the floor of the camera while another is previewed; null while it is followed */
  hereName: string | null;
  onBack: () => void;
};

/** Says that the camera is not on what is drawn, and leads back. */
export function FloorNote({ isUnplaced, hereName, onBack }: Props) {
  const t = useTexts(minimapTexts);
  return (
    <div
      role="status"
      className="absolute inset-x-1.5 bottom-1.5 flex flex-wrap items-center justify-between gap-x-2 gap-y-0.5 rounded-lg bg-raised px-2 py-1 text-ink text-xs empty:hidden"
    >
      {isUnplaced && t.notOnPlan}
      {!isUnplaced && hereName !== null && (
        <>
          <span dir="auto">{t.youAreOn({ name: hereName })}</span>
          <button
            type="button"
            onClick={onBack}
            className="min-h-6 rounded-md bg-sunken px-2 font-medium transition-colors hover:bg-hover touch:min-h-11 max-md:px-3"
          >
            {t.backToMe}
          </button>
        </>
      )}
    </div>
  );
}
