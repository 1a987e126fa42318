import * as Radix from '@radix-ui/react-popover';
import type { ReactNode } from 'react';
import { usePortalHost } from './portal-host';

type Props = {
  label: string;
  /** The button that opens the popover. It must accept a ref and props. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
};

/** A small panel beside its button. Closes on Escape and on a click outside. */
export function Popover({ label, trigger, children, align = 'center', side = 'bottom' }: Props) {
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
          className="z-50 max-h-(--radix-popover-content-available-height) w-72 overflow-y-auto rounded-xl border border-line bg-raised p-3 text-ink shadow-lifted"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
