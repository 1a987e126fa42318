import * as application from './application';
import * as belowTours from './below-tours';
import * as collections from './collections';
import * as invitations from './invitations';
import * as locations from './locations';
import * as mail from './mail';
import * as olderTours from './older-tours';
import * as organizations from './organizations';
import * as presence from './presence';
import * as principals from './principals';
import type { Case } from './table';
import * as tours from './tours';

const rooms = {
  application,
  belowTours,
  collections,
  invitations,
  locations,
  mail,
  olderTours,
  organizations,
  presence,
  principals,
  tours,
};

/** Every expectation there is, by table: the name of the module and of the table in it. */
export const tables: ReadonlyMap<string, Case[]> = new Map(
  Object.entries(rooms).flatMap(([room, tablesOf]) =>
    Object.entries(tablesOf).map(([name, cases]): [string, Case[]] => [`${room}.${name}`, cases]),
  ),
);

export const allCases: Case[] = [...tables.values()].flat();
