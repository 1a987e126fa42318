import { Moment } from '@/widgets/moment';

/** When something was written; null while it is being stored. */
export const Written = ({ at }: { at: Date | null }) => (at ? <Moment time={at} /> : 'now');
