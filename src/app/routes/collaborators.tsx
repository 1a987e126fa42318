import { CollaboratorsScreen } from '@/features/collaborators/collaborators-screen';
import { LazyComponent } from '@/ui/lazy-component';

const people = () => import('@/features/people/members/people').then((it) => it.People);

/** The collaborators of an organization. Its people belong to another feature. */
export const Collaborators = () => (
  <CollaboratorsScreen members={(organization) => <LazyComponent load={people} props={{ organization }} />} />
);
