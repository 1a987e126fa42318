import { ProgressBar } from '@/ui/progress-bar';
import { FreeMiddle } from '@/widgets/visit/free-middle';

type Props = { stage: 'loading' | 'starting'; isAgain: boolean };

const steps = {
  loading: { value: 0.3, text: 'Opening the 3D viewer' },
  starting: { value: 0.7, text: 'Loading the scan' },
};

/** How far the scan is; what stands around it can be used meanwhile. */
export function LoadProgress({ stage, isAgain }: Props) {
  const { value, text } = steps[stage];
  return (
    <FreeMiddle className="top-1/2 -translate-y-1/2">
      <div className="flex w-56 animate-late flex-col items-center gap-3 text-center">
        <p className="font-medium text-base text-white drop-shadow">{isAgain ? 'Loading the scan again' : text}</p>
        <ProgressBar label="Loading the scan" value={value} text={text} />
      </div>
    </FreeMiddle>
  );
}
