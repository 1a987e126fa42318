import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { ofFiles } from '../core/of-files';
import { markInvitations, renewGuests, renewMarks } from '../organization-limits/member-marks';
import { renewLimitedUsage } from '../organization-limits/renew-usage';

/** Tells what members and guests may store and change, where rules have no read to spare for the organization. */
export const followBlocks = onDocumentWritten(
  { document: 'organizations/{organization}/blocked/{kind}', retry: true, timeoutSeconds: 540 },
  async ({ data, params: { organization, kind } }) => {
    if (!['files', 'changes'].includes(kind) || data?.before.exists === data?.after.exists) return;
    await renewMarks(organization);
    await (kind === 'files' ? renewGuests : markInvitations)(organization);
  },
);

type StoredObject = { name?: string | undefined; size?: string | number | undefined };

/** Adds up what is stored: whose it is says the path. */
const addFile = ({ name = '', size = 0 }: StoredObject, sign: 1 | -1): Promise<void> => {
  const [root, organization = ''] = name.split('/');
  return root === 'organizations' ? renewLimitedUsage(organization, { added: sign * Number(size) }) : Promise.resolve();
};

/** Counts a file that was stored. */
export const countStoredFile = ofFiles().onFinalize((file) => addFile(file, 1));

/** Counts a file that was deleted, or replaced. */
export const countDeletedFile = ofFiles().onDelete((file) => addFile(file, -1));
