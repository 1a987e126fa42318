import { AppError } from '@/domain/app-error';
import { type BlockKind, blockedTexts, type LimitBlock } from '@/domain/organization-limits/blocks';
import { readStored } from '../rest/commit';

/** The reason for which something was refused that the user may do otherwise; the error itself where there is none. */
export async function blockReason(organization: string, kind: LimitBlock, error: AppError): Promise<AppError> {
  if (await isBlocked(organization, 'changes')) return new AppError('failed-precondition', blockedTexts.changes, { cause: error });
  if (await isBlocked(organization, kind)) return new AppError('resource-exhausted', blockedTexts[kind], { cause: error });
  return error;
}

/** Only those who belong to an organization read whether nothing in it changes. */
const isBlocked = (organization: string, kind: BlockKind): Promise<boolean> =>
  readStored(`organizations/${organization}/blocked`, kind).then(Boolean, () => false);
