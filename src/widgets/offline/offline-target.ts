import { createContext, useContext } from 'react';
import type { OfflineTarget } from '@/domain/offline/target';

/** Provided by the app, which knows what its addresses show. */
export const OfflineTargetContext = createContext<OfflineTarget | null>(null);

/** The tour or version that the current page shows and that can be stored; null on other pages. */
export const useOfflineTarget = (): OfflineTarget | null => useContext(OfflineTargetContext);
