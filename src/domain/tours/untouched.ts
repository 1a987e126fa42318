import { date, type Stored } from '../stored';

/** Whether nobody changed, published or proposed a stored tour since it was created. What the server writes, such as addresses of copied files, does not count. */
export const isUntouched = ({ created, updated, publication }: Stored): boolean =>
  date(created)?.getTime() === date(updated)?.getTime() && publication === undefined;
