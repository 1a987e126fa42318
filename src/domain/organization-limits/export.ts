/** A page of what the server returns of an organization that is exported: texts that become files of the archive, and the paths of stored files. */
export type OrganizationExport = {
  entries: { name: string; text: string }[];
  files: { path: string; bytes: number }[];
  /** What to ask for next; "" at the end. */
  next: string;
};

/** The name of an archive, by the day on which it was made. */
export const organizationArchiveName = (organization: string, at: Date): string =>
  `${organization.replace(/[^\p{L}\p{N} ._-]/gu, '').trim() || 'Organization'} ${at.toISOString().slice(0, 10)}.zip`;

type Readme = { organization: string; at: Date /** Paths of files that were gone when they were read. */; missing: readonly string[] };

/** What is where in an archive. */
export const exportReadme = ({ organization, at, missing }: Readme): string =>
  [
    `Everything that Loggia stores of the organization ${organization}, as it was on ${at.toISOString().slice(0, 16).replace('T', ' ')} UTC.`,
    '',
    'tours/      each tour in the format from which Loggia makes it again (Create, Import), with its texts in all languages',
    'documents/  all documents as lines of JSON with their paths: the settings, saved states, comments, published versions, collections,',
    '            locations, invitations and the bin; "activity" has what happened',
    'files/      the stored files, by their paths below the organization',
    'people.json the accounts of its members, without passwords',
    '',
    'Not in it: keys of the API, secrets of webhooks, and what Loggia makes of other documents, such as the search.',
    ...(missing.length > 0 ? ['', 'These files were deleted while the archive was made:', ...missing] : []),
    '',
  ].join('\n');
