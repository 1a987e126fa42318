import { date, type Stored } from '../stored';

/** Whether nobody changed, published or proposed a stored tour since it was created. What the server writes, such as addresses of copied files, does not count. */
export const isUntouched = ({ created, updated, publication }: Stored): boolean =>
  date(created)?.getTime() === date(updated)?.getTime() && publication === undefined;

/**
 * Whether nobody saved the texts of a copy in another language since they were copied; a save of them does not change the tour.
 * @param createdAt when their document was created, which copying does. What the server writes later has no time of its own
 */
export function areTextsUntouched({ updated }: Stored, createdAt: Date): boolean {
  const savedAt = date(updated);
  return savedAt !== null && savedAt.getTime() <= createdAt.getTime();
}
