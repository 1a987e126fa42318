import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';

type Props = {
  label: string;
  share: 'all' | 'some' | 'none';
  tabIndex: number;
  onToggle: (isRange: boolean) => void;
};

/** A checkbox without a visible label. */
export function TickBox({ label, share, tabIndex, onToggle }: Props) {
  const Mark = share === 'some' ? Minus : Check;
  return (
    <span className="relative grid size-5 shrink-0 place-items-center touch:size-11">
      <input
        type="checkbox"
        aria-label={label}
        tabIndex={tabIndex}
        checked={share === 'all'}
        ref={(box) => {
          if (box) box.indeterminate = share === 'some';
        }}
        onChange={({ nativeEvent }) => onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="size-5 appearance-none rounded border border-line-strong bg-surface transition-colors checked:border-button checked:bg-button indeterminate:border-button indeterminate:bg-button hover:border-ink-soft"
      />
      {share !== 'none' && <Mark aria-hidden size={14} strokeWidth={2.5} className="pointer-events-none absolute text-on-button" />}
    </span>
  );
}
