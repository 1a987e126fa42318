import { grantsIn } from '../support/grants';
import { places } from './contents';
import { directory, documents, statuses } from './documents';
import type { Stored } from './owned-store';
import { everyone, type Person, people } from './people';
import type { RulesRuntime } from './runtime';
import { type File, type Operation, pdf, table } from './table';

/** One expectation of `storage.rules`, with what the store must know for it. */
export type Expectation = {
  title: string;
  who: Person;
  does: Operation;
  path: string;
  file?: File | null | undefined;
  may: boolean;
  documents: Readonly<Record<string, Stored>>;
};

const stored: Readonly<Record<string, Stored>> = { ...documents, 'app/dcms': directory };
const world: Readonly<Record<string, Stored>> = { ...stored, ...grantsIn(stored) };

const ofTheTable = table.flatMap(({ title, does, path, file, may }) =>
  everyone.map((who): Expectation => ({ title, who, does, path, file, may: may.includes(who), documents: world })),
);

const ofThePlaces = places.flatMap(({ title, path, accepts, refuses }) =>
  [...accepts.map((file) => ({ file, may: true })), ...refuses.map((file) => ({ file, may: false }))].flatMap(({ file, may }) =>
    (['create', 'update'] as const).map(
      (does): Expectation => ({ title, who: 'an organization admin', does, path, file, may, documents: world }),
    ),
  ),
);

const file = 'organizations/acme/tours/hall/sweeps/s1/plan.pdf';
const ofTheStatuses = [...statuses.map(([status, isOpen]) => [{ status }, isOpen] as const), [undefined, false] as const].flatMap(
  ([organization, isOpen]) => {
    const { 'organizations/acme': _acme, ...rest } = world;
    const documentsThen = organization === undefined ? rest : { ...rest, 'organizations/acme': organization };
    const expectation = (who: Person, does: Operation, may: boolean): Expectation => {
      const title = `ACCESS-048 the older layout under ${JSON.stringify(organization)}`;
      return { title, who, does, path: file, file: pdf, may, documents: documentsThen };
    };
    return [
      expectation('a viewer', 'get', isOpen),
      expectation('an editor', 'create', isOpen),
      expectation('an editor', 'delete', isOpen),
      expectation('a global admin by claim', 'create', true),
    ];
  },
);

const pdfOfHall = 'organizations/acme/tour/hall/uploads/new.pdf';
const ofTheLimits = (
  [
    // a full storage takes no new file; what is there can be replaced and deleted
    ['an editor by the first rights, which were changed', { 'rights/changed': { number: 0, isFull: true } }, ['get', 'update', 'delete']],
    ['an editor whose rights were renewed', { 'rights/renewed': { number: 3, isFull: true } }, ['get', 'update', 'delete']],
    ['a guest who edits', { 'grants/edits@guest.example': { ...grantOf(world), full: ['acme'] } }, ['get', 'update', 'delete']],
    ['a guest who edits', { 'grants/edits@guest.example': { ...grantOf(world), full: ['other'] } }, ['get', 'create', 'update', 'delete']],
    // in a suspended organization nobody stores anything
    ['an editor by the first rights, which were changed', { 'rights/changed': { number: 0, isSuspended: true } }, ['get']],
    ['an editor whose rights were renewed', { 'rights/renewed': { number: 3, isSuspended: true } }, ['get']],
    ['an editor by rights of before', { 'rights/renewed': { number: 3 } }, ['get']],
  ] as const
).flatMap(([who, changed, may]) =>
  (['get', 'create', 'update', 'delete'] as const).map(
    (does): Expectation => ({
      title: `a file where ${JSON.stringify(changed)}`,
      who,
      does,
      path: pdfOfHall,
      file: pdf,
      may: (may as readonly Operation[]).includes(does),
      documents: { ...world, ...changed },
    }),
  ),
);

/** What is granted to a guest who edits. */
function grantOf(documentsThen: Readonly<Record<string, Stored>>): Stored {
  return documentsThen['grants/edits@guest.example'] ?? {};
}

const publishedPdf = 'organizations/acme/versions/hall/file';
const ofSuspension = [true, false].map(
  (isSuspended): Expectation => ({
    title: `a published file of an organization that is ${isSuspended ? '' : 'not '}suspended`,
    who: 'visitor',
    does: 'get',
    path: publishedPdf,
    may: !isSuspended,
    documents: {
      ...world,
      'organizations/acme': { status: true, isSuspended },
      'organizations/acme/tours/hall/publishedFiles/file': { windows: [{ opens: null, until: null }] },
    },
  }),
);

/** Everything that is expected of `storage.rules`. */
export const expectations: readonly Expectation[] = [...ofTheTable, ...ofThePlaces, ...ofTheStatuses, ...ofTheLimits, ...ofSuspension];

/** Whether the rules in force do what is expected. */
export async function isMet(runtime: RulesRuntime, { who, does, path, file: put, may, documents: stored }: Expectation): Promise<boolean> {
  runtime.documents = stored;
  return (await runtime.mayDo({ does, path, file: put, who: people[who] })) === may;
}
