import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import * as bin from '../bin/follow-bin';
import { renewLimitedUsage } from '../organization-limits/renew-usage';
import { requestRenewal } from '../tours/renewals';

/** Updates what depends on a tour when it is moved into its organization's bin, which closes its file addresses, restored, or deleted for good. @see TOUR-060 */
export const followBin = onDocumentWritten(
  { document: 'organizations/{organization}/bin/{tour}', retry: true, timeoutSeconds: 540 },
  async ({ data, params }) => {
    if (!data) return;
    await bin.followBin(data.after.exists ? data.after : data.before, params.organization);
    if (data.before.exists !== data.after.exists) await renewLimitedUsage(params.organization);
    if (!data.before.exists && data.after.exists) await requestRenewal({ organization: params.organization, tour: params.tour }, 'binned');
  },
);
