import { TourPlayerScreen } from '@/features/player/tour-player-screen';
import { playerSlots } from './player-slots';

/** A tour in the player, with the parts of other features that it renders. */
export const TourPlayer = () => <TourPlayerScreen slots={playerSlots} />;
