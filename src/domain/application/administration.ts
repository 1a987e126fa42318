import { emailAddress } from '../email';
import type { Configuration } from './configuration';

/** Whether an address is in the staff list (separated by commas); only staff can choose a mode in the admin home. @see ADMIN-003 */
export const isStaff = (email: string, staff: string): boolean =>
  email !== '' && staff.split(',').map(emailAddress).includes(emailAddress(email));

/** Address of an account in the directory of work accounts; null if none is configured. @see ADMIN-070 */
export const directoryAddress = ({ directoryGraph }: Pick<Configuration, 'directoryGraph'>, user: string): string | null =>
  directoryGraph && user !== ''
    ? directoryGraph.address
        .replaceAll('{tenant}', encodeURIComponent(directoryGraph.tenant))
        .replaceAll('{user}', encodeURIComponent(user))
    : null;
