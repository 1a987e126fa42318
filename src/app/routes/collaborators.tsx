import { CollaboratorsScreen } from '@/features/collaborators/collaborators-screen';
import { LazyComponent } from '@/ui/lazy-component';

const manageUsers = () => import('@/features/people/members/manage-users').then((it) => it.ManageUsers);

/** The collaborators of an organization. Its members belong to another feature. */
export const Collaborators = () => (
  <CollaboratorsScreen members={(organization) => <LazyComponent load={manageUsers} props={{ organization }} />} />
);
