import * as accessRequests from './access-requests';
import * as activity from './activity';
import * as application from './application';
import * as belowTours from './below-tours';
import * as bin from './bin';
import * as checks from './checks';
import * as collections from './collections';
import * as comments from './comments';
import * as invitations from './invitations';
import * as locationBin from './location-bin';
import * as locations from './locations';
import * as mail from './mail';
import * as notifications from './notifications';
import * as olderTours from './older-tours';
import * as organizationLimits from './organization-limits';
import * as organizations from './organizations';
import * as overview from './overview';
import * as pointTypes from './point-types';
import * as presence from './presence';
import * as principals from './principals';
import * as proposals from './proposals';
import * as rights from './rights';
import * as search from './search';
import type { Case } from './table';
import * as templates from './templates';
import * as tourIndex from './tour-index';
import * as tours from './tours';
import * as versions from './versions';

const rooms = {
  accessRequests,
  activity,
  rights,
  application,
  belowTours,
  bin,
  checks,
  collections,
  comments,
  invitations,
  locationBin,
  locations,
  mail,
  notifications,
  olderTours,
  organizationLimits,
  organizations,
  pointTypes,
  presence,
  overview,
  principals,
  proposals,
  search,
  templates,
  tourIndex,
  tours,
  versions,
};

/** Every expectation there is, by table: the name of the module and of the table in it. */
export const tables: ReadonlyMap<string, Case[]> = new Map(
  Object.entries(rooms).flatMap(([room, tablesOf]) =>
    Object.entries(tablesOf).map(([name, cases]): [string, Case[]] => [`${room}.${name}`, cases]),
  ),
);

export const allCases: Case[] = [...tables.values()].flat();
