import Check from 'lucide-react/icons/check';

/** Classes of the box of an item that shows it only below the pointer, and while somebody selects. */
export const quietBox =
  'opacity-0 transition-opacity focus-within:opacity-100 group-hover:opacity-100 group-data-selecting/list:opacity-100 pointer-coarse:not-group-data-selecting/list:hidden motion-reduce:transition-none';

type Props = { id: string; name: string; isSelected: boolean; onToggle: (id: string, isRange: boolean) => void };

/** The checkbox that selects an item; with Shift it selects all items from the last one to it. */
export function SelectBox({ id, name, isSelected, onToggle }: Props) {
  return (
    <label className="relative z-1 grid size-8 shrink-0 cursor-pointer select-none place-items-center touch:size-11">
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={isSelected}
        onChange={({ nativeEvent }) => onToggle(id, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)}
        className="peer size-5 appearance-none rounded border border-line-strong bg-surface transition-colors checked:border-button checked:bg-button hover:border-ink-soft"
      />
      <Check
        aria-hidden
        size={14}
        strokeWidth={2.5}
        className="pointer-events-none absolute text-on-button opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}
