import * as Radix from '@radix-ui/react-dropdown-menu';
import { cva, type VariantProps } from 'class-variance-authority';
import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { usePortalHost } from './portal-host';

const itemStyle = cva(
  'flex h-9 cursor-pointer select-none items-center gap-2.5 rounded-md px-2.5 text-sm outline-none data-disabled:cursor-default data-disabled:opacity-50 touch:h-11',
  {
    variants: { look: { plain: 'text-ink data-highlighted:bg-hover', danger: 'text-danger data-highlighted:bg-danger-wash' } },
    defaultVariants: { look: 'plain' },
  },
);

type Props = {
  /** The button that opens the menu. It must accept a ref and props, as `IconButton` and `Button` do. */
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  /** Opens the menu on mount: for a menu whose code is loaded by the click that opens it. */
  defaultOpen?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Called before focus returns to the button. Call `preventDefault` to focus something else. */
  onCloseAutoFocus?: (event: Event) => void;
};

/** A dropdown menu. */
export function Menu({ trigger, children, align = 'end', defaultOpen = false, onOpenChange, onCloseAutoFocus }: Props) {
  const host = usePortalHost();
  return (
    <Radix.Root defaultOpen={defaultOpen} modal={false} {...(onOpenChange && { onOpenChange })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={host}>
        <Radix.Content
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...(onCloseAutoFocus && { onCloseAutoFocus })}
          className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-lifted"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ItemProps = VariantProps<typeof itemStyle> & { icon?: LucideIcon; disabled?: boolean; onSelect: () => void; children: ReactNode };

export function MenuItem({ icon: Icon, look, disabled = false, onSelect, children }: ItemProps) {
  return (
    <Radix.Item disabled={disabled} onSelect={onSelect} className={itemStyle({ look })}>
      {Icon && <Icon aria-hidden size={16} strokeWidth={1.75} className="shrink-0 text-ink-soft" />}
      {children}
    </Radix.Item>
  );
}

/** A separator between two groups of items. */
export const MenuSeparator = () => <Radix.Separator className="my-1 h-px bg-line" />;

/** For an item that moves the focus, which otherwise returns to the menu's button: what it does waits until the menu has closed. */
export function useAfterMenu(moveFocus: () => void) {
  const isChosen = useRef(false);
  return {
    onSelect: () => {
      isChosen.current = true;
    },
    onCloseAutoFocus: (event: Event) => {
      if (!isChosen.current) return;
      isChosen.current = false;
      event.preventDefault();
      moveFocus();
    },
  };
}
