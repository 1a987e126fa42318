import { emailAddress } from '@/domain/email';

const key = 'verificationMail';

/** Remembers in this tab that a mail to verify this address was sent now. */
export const noteVerificationMail = (email: string): void => sessionStorage.setItem(key, JSON.stringify([emailAddress(email), Date.now()]));

/** When this tab last had a mail to verify this address sent, in milliseconds; null for never. */
export function verificationMailTo(email: string): number | null {
  const [to, at] = JSON.parse(sessionStorage.getItem(key) ?? '[]') as [string?, number?];
  return to === emailAddress(email) && at !== undefined ? at : null;
}

export const forgetVerificationMail = (): void => sessionStorage.removeItem(key);
