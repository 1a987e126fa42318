import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, KeyboardEvent } from 'react';

export type ToolButtonProps = Omit<ComponentProps<'button'>, 'className' | 'type'> & { tool: { label: string; icon: LucideIcon } };

/** A button of a toolbar of the text editor. */
export function ToolButton({ tool: { label, icon: Icon }, title = label, ...button }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={title}
      // keep the selection in the text
      onMouseDown={(event) => event.preventDefault()}
      {...button}
      className="grid size-8 place-items-center rounded-md text-ink-soft transition-colors hover:bg-hover hover:text-ink aria-disabled:pointer-events-none aria-disabled:opacity-40 aria-pressed:bg-chosen aria-pressed:text-ink touch:size-11"
    >
      <Icon aria-hidden size={17} strokeWidth={1.75} />
    </button>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Moves along the buttons of a toolbar, of which one can be reached by Tab. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const focused = buttons.findIndex((button) => button.tabIndex === 0);
  buttons.at((focused + step) % buttons.length)?.focus();
  event.preventDefault();
  event.stopPropagation();
}
