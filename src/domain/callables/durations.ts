import type { CallableName } from './inputs';

/** What copies or counts files, or reads every document. */
const longer: Partial<Record<CallableName, number>> = {
  cancelOrganizationDeletion: 300,
  copyFilesToTour: 300,
  countUsage: 300,
  deleteOrganization: 300,
  erasePerson: 540,
  exportOrganization: 300,
  exportPerson: 540,
  findPerson: 540,
  publishTour: 540,
  restoreVersion: 540,
  resumeOrganization: 300,
  setOrganizationLimits: 300,
  suspendOrganization: 300,
};

/** For how many seconds a function may run; the app waits for its answer as long. */
export const secondsOf = (name: CallableName): number => longer[name] ?? 60;
