import { createContext, type ReactNode, useContext, useState } from 'react';

const HostContext = createContext<HTMLElement | null>(null);

type Props = { children: ReactNode };

/** Menus and popovers of what is inside are drawn here too, and so with its colours; also while it is the element in fullscreen. */
export function PortalHost({ children }: Props) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <HostContext value={host}>
      {children}
      <div ref={setHost} />
    </HostContext>
  );
}

/** Where to draw what floats above the page; undefined is the end of the page. */
export const usePortalHost = (): HTMLElement | undefined => useContext(HostContext) ?? undefined;
