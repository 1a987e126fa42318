export { getUsersByOrganization } from './callables/get-users-by-organization';
