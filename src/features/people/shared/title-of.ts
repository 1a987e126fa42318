import type { Collaboration } from '@/domain/collaboration/collaborations';

/** What an invitation is to, by name; older invitations have only its id. */
export const titleOf = ({ tourName, tour }: Pick<Collaboration, 'tourName' | 'tour'>): string => tourName || tour;
