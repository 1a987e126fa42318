import type { LucideIcon } from 'lucide-react';

type Props = { label: string; hint: string; icon: LucideIcon; checked: boolean; disabled?: boolean; onChoose: () => void };

/** One of the things a link can lead to. */
export function Choice({ label, hint, icon: Icon, checked, disabled = false, onChoose }: Props) {
  return (
    <label className="flex min-h-14 cursor-pointer items-center gap-3 rounded-lg border border-line bg-sunken px-3.5 py-2 outline-accent-line transition-colors hover:border-line-strong has-checked:border-accent-line has-disabled:cursor-default has-checked:bg-chosen has-focus-visible:outline-2 has-disabled:hover:border-line">
      <input type="radio" name="shared" aria-label={label} className="sr-only" checked={checked} disabled={disabled} onChange={onChoose} />
      <Icon aria-hidden size={18} strokeWidth={1.75} className="shrink-0 text-ink-soft" />
      <span className="min-w-0 grow">
        <span className={`block font-medium text-sm ${disabled ? 'text-ink-faint' : 'text-ink'}`}>{label}</span>
        <span className="block truncate text-ink-soft text-xs">{hint}</span>
      </span>
    </label>
  );
}
