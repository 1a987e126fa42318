import { useTexts } from '@/ui/use-texts';
import { compareTexts } from './texts';

type Props = { value: number; onChange: (percent: number) => void };

/** The line between the scans; its slider is at the bottom, so that the scans above it can be walked. */
export const Divider = ({ value, onChange }: Props) => (
  <>
    <div
      aria-hidden
      className="pointer-events-none absolute inset-y-0 z-10 w-0.5 bg-white shadow-sheet"
      style={{ insetInlineStart: `${value}%` }}
    />
    <input
      type="range"
      aria-label={useTexts(compareTexts).divider}
      min={0}
      max={100}
      value={value}
      onChange={({ target }) => onChange(target.valueAsNumber)}
      className="absolute inset-x-0 bottom-3 z-20 h-11 w-full cursor-ew-resize accent-accent"
    />
  </>
);
