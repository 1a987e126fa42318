import { createContext, type ReactNode, useContext, useState } from 'react';

const HostContext = createContext<HTMLElement | null>(null);

type Props = { children: ReactNode };

/** Renders the menus and popovers of its children inside itself, so that they inherit its theme and are visible in fullscreen. */
export function PortalHost({ children }: Props) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  return (
    <HostContext value={host}>
      {children}
      <div ref={setHost} />
    </HostContext>
  );
}

/** Container for portals; undefined means `document.body`. */
export const usePortalHost = (): HTMLElement | undefined => useContext(HostContext) ?? undefined;
