import { createContext, useContext } from 'react';

/** Whether the player around is a kiosk, where nobody downloads or stores anything. */
export const KioskContext = createContext(false);

export const useIsKiosk = (): boolean => useContext(KioskContext);
