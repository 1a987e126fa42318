import { OlderTourScreen } from '@/features/player/older/older-tour-screen';

const olderEditor = () => import('@/features/older/editor/start-older-editing').then((it) => it.startOlderEditing);

/** A tour of the older layout in the player. Its editor belongs to another feature. */
export const OlderTour = () => <OlderTourScreen editor={olderEditor} />;
