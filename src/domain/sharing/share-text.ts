/** What a tour is, for a preview in a chat and for the share sheet of a phone. @param organization its name, "" if it is not known */
export const shareText = (organization: string): string =>
  `A 3D tour${organization === '' ? '' : ` by ${organization}`}. Walk through it in your browser.`;
