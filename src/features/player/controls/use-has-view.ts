import { usePlayer } from '@/widgets/visit/session-context';
import type { Offers } from '../offers';

/** Whether the scan can be looked at, now or in a moment; what works on it rests where it cannot. */
export const useHasView = ({ hasScan }: Pick<Offers, 'hasScan'>): boolean => usePlayer((state) => state.stage.name !== 'failed') && hasScan;
