import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { cn } from './cn';
import { usePortalHost } from './portal-host';

type Props = {
  label: string;
  /** The button that opens the popover. It must accept a ref and props. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
  /** As wide as its content, in place of 18 rem. */
  width?: 'content';
};

/** A small panel beside its button. Closes on Escape and on a click outside. */
export function Popover({ label, trigger, children, align = 'center', side = 'bottom', width }: Props) {
  const host = usePortalHost();
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={host}>
        <Radix.Content
          aria-label={label}
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className={cn(
            'z-50 max-h-(--radix-popover-content-available-height) overflow-y-auto rounded-xl border border-line bg-raised p-3 text-ink shadow-lifted',
            width === 'content' ? 'w-max' : 'w-72',
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
