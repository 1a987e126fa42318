/** A mutant that changes nothing that anybody can see, and why. */
export type Equivalent = { where: string; was: string; becomes: string; because: string };

/** Mutants of `firestore.rules`. */
export const firestoreEquivalents: readonly Equivalent[] = [
  {
    where: 'isVerified()',
    was: '(request.auth != null)',
    becomes: '(nothing)',
    because:
      'A visitor has no token to look into, and a failure refuses as well. It spares visitors a read: tests/rules/more/reads.test.ts counts.',
  },
  {
    where: 'opens()',
    was: '(invitation.expires > request.time)',
    becomes: '(invitation.expires >= request.time)',
    because:
      'The store takes the time of a request from its own clock; nobody can ask at the very nanosecond. storage.rules are asked at it.',
  },
  ...[
    "!changed.hasAny(['name', 'description', 'folders', 'floors', 'numberOfFloors', 'historyId'])",
    "!changed.hasAny(['id', 'matterportId', 'defurnishId', 'tourDate', 'address', 'tourTypeId', 'nira', 'thumbnailUrl', 'thumbnailAlt', 'showsScanMarks', 'isIndexed', 'public', 'place'])",
    "!changed.hasAny(['floorplans', 'documents', 'files'])",
    "!changed.hasAny(['guidedTours', 'rooms', 'languages', 'pointTypes'])",
    'isContent(after())',
    'isForm(after(), document)',
    'areFiles(after())',
  ].map((was) => ({
    where: 'isChangedScan()',
    was,
    becomes: '(nothing)',
    because: 'What checks each changed field alone decides the same. It spares expressions: tests/rules/budget.test.ts counts.',
  })),
  {
    where: 'mayRestoreTour()',
    was: 'canRunOrganization(organization)',
    becomes: '(nothing)',
    because: 'A tour is restored with its entry leaving the bin, which the rule of the entry permits to the same people alone.',
  },
  ...['mayDeleteLocation()', 'mayRestoreLocation()'].map((where) => ({
    where,
    was: 'canRunOrganization(organization)',
    becomes: '(nothing)',
    because: 'A location moves with its entry in the bin, which the rule of the entry permits to the same people alone.',
  })),
  ...['locationBin/{location}', 'bin/{tour}'].map((path) => ({
    where: `/databases/{database}/documents/organizations/{organization}/${path} create`,
    was: 'canRunOrganization(organization)',
    becomes: '(nothing)',
    because: 'An entry comes with the tombstone that it belongs to, which its own rule permits to the same people alone.',
  })),
  {
    where: '/databases/{database}/documents/tours/{tour} list',
    was: 'isGlobalAdmin()',
    becomes: '(nothing)',
    because: 'canList() lets them in too. It spares expressions, for each tour of a list: docs/access-model.md §7.',
  },
  {
    where: '/databases/{database}/documents/collaboration/{invitation} read',
    was: 'isGlobalAdmin()',
    becomes: '(nothing)',
    because: 'editsTarget() lets them in too, whatever the target. It spares them its reads.',
  },
  {
    where: '/databases/{database}/documents/tours/{tour} get',
    was: 'isGlobalAdmin()',
    becomes: '(nothing)',
    because: 'canRead() lets them in too, also where no tour is. It spares expressions.',
  },
  {
    where: 'seesVersionsOutside()',
    was: 'isVerified()',
    becomes: '(nothing)',
    because: 'canWrite() asks it too. It spares visitors the read of a tour.',
  },
  {
    where: 'isBefore()',
    was: '(end > request.time)',
    becomes: '(end >= request.time)',
    because: 'The store takes the time of a request from its own clock; nobody can ask at the very nanosecond.',
  },
  {
    where: 'isChangedTour()',
    was: "!changed.hasAny(['originalTourId', 'importedOriginalTourId'])",
    becomes: '(nothing)',
    because: 'What checks both fields says the same of unchanged ones. It spares expressions: tests/rules/budget.test.ts counts.',
  },
  {
    where: '/databases/{database}/documents/tours/{tour}/threads/{thread}/comments/{comment} create',
    was: 'canComment(tour, tourAt(tour))',
    becomes: '(nothing)',
    because: 'An answer comes with the count in its thread, which the rule of the thread permits to the same people alone.',
  },
  {
    where: 'isForgotten()',
    was: "(presence.seen < (request.time - duration.value(10, 'm')))",
    becomes: "(presence.seen <= (request.time - duration.value(10, 'm')))",
    because: 'The store takes the time of a request from its own clock; nobody can ask at the very nanosecond.',
  },
  ...[
    ['(version.opens <= request.time)', '(version.opens < request.time)'] as const,
    ['(version.until > request.time)', '(version.until >= request.time)'] as const,
  ].map(([was, becomes]) => ({
    where: 'isPublished()',
    was,
    becomes,
    because: 'The store takes the time of a request from its own clock; nobody can ask at the very nanosecond.',
  })),
];

/** Mutants of `storage.rules`. */
export const storageEquivalents: readonly Equivalent[] = [
  {
    where: 'isVerified()',
    was: "(address() != '')",
    becomes: '(nothing)',
    because:
      'The address ends the path of the grants, and a path that ends with "/" names no document: to ask for it fails, and refuses as well.',
  },
];
