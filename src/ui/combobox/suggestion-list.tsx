import * as Radix from '@radix-ui/react-popover';
import type { UseComboboxPropGetters } from 'downshift';
import type { ReactNode } from 'react';
import { usePortalHost } from '../portal-host';

type Props<Item> = {
  isOpen: boolean;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  draw: (item: Item) => ReactNode;
  getMenuProps: UseComboboxPropGetters<Item>['getMenuProps'];
  getItemProps: UseComboboxPropGetters<Item>['getItemProps'];
  label: string;
  /** Shown in place of the list, such as that nothing was found. */
  message?: string | undefined;
  /** The control, below which the list opens. */
  children: ReactNode;
};

/** The list of a combobox, below its control and above whatever clips the control. */
export function SuggestionList<Item>({ isOpen, items, keyOf, draw, getMenuProps, getItemProps, label, message, children }: Props<Item>) {
  const host = usePortalHost();
  const isShown = isOpen && (items.length > 0 || message !== undefined);
  return (
    <Radix.Root open={isShown}>
      <Radix.Anchor asChild>{children}</Radix.Anchor>
      <Radix.Portal container={host}>
        <Radix.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={preventDefault}
          onCloseAutoFocus={preventDefault}
          // downshift closes the list
          onInteractOutside={preventDefault}
          onEscapeKeyDown={preventDefault}
          className="z-50 max-h-[min(18rem,var(--radix-popover-content-available-height))] w-(--radix-popover-trigger-width) overflow-y-auto rounded-lg border border-line bg-raised p-1 text-ink shadow-lifted"
        >
          {message !== undefined && <p className="px-2.5 py-2 text-ink-soft text-sm">{message}</p>}
          <ul {...getMenuProps({ 'aria-label': label }, { suppressRefError: true })} aria-labelledby={undefined}>
            {items.map((item, index) => (
              <li
                key={keyOf(item)}
                {...getItemProps({ item, index })}
                className="wrap-anywhere cursor-pointer rounded-md px-2.5 py-2 text-sm aria-selected:bg-hover max-md:py-3"
              >
                {draw(item)}
              </li>
            ))}
          </ul>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

const preventDefault = (event: Event): void => event.preventDefault();
