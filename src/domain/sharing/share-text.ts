import { sharingTexts } from './texts';

/** What a tour is, for a preview in a chat and for the share sheet of a phone. @param organization its name, "" if it is not known */
export function shareText(organization: string): string {
  const { about, aboutBy } = sharingTexts.get();
  return organization === '' ? about : aboutBy({ organization });
}
