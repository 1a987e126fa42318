import { type OrgId, orgId, type TourId, tourId } from '../ids';

/** What a copy is of: a tour as it is, or a published version. */
export type OfflineTarget = { tour: TourId } & ({ kind: 'tour' } | { kind: 'version'; organization: OrgId; version: string });

/** Identifies the copy of a target; the same for all addresses of a tour. */
export const offlineIdOf = (target: OfflineTarget): string =>
  (target.kind === 'tour' ? ['tour', target.tour] : ['version', target.organization, target.tour, target.version])
    .map(encodeURIComponent)
    .join('/');

/** The target of a copy. @param id of `offlineIdOf` */
export function offlineTargetOf(id: string): OfflineTarget {
  const [kind, first = '', second = '', third = ''] = id.split('/').map(decodeURIComponent);
  return kind === 'version'
    ? { kind, organization: orgId(first), tour: tourId(second), version: third }
    : { kind: 'tour', tour: tourId(first) };
}

/** The document without which the target cannot be shown: of the current version, the one that names it. */
export const mainDocumentOf = (target: OfflineTarget): { path: string; id: string } =>
  target.kind === 'tour'
    ? { path: 'tours', id: target.tour }
    : target.version === 'current'
      ? { path: `organizations/${target.organization}/tours/${target.tour}/published`, id: 'current' }
      : { path: `organizations/${target.organization}/tours/${target.tour}/snapshots`, id: target.version };

/** Whether a document, by its path, belongs to the pages of a target: what is below the tour, its organization, and the app's own messages. */
export const belongsTo = ({ tour }: OfflineTarget, document: string): boolean => {
  const parts = document.split('/');
  return parts.includes(tour) || parts[0] === 'application' || (parts[0] === 'organizations' && parts.length === 2);
};
