import { OlderEditTourScreen } from '@/features/older/tour/older-edit-tour-screen';
import { LazyScreen } from '../lazy-screen';

const editTourScreen = () => import('@/features/tours/form/edit-tour-screen').then((it) => it.EditTourScreen);

/** The form of a tour by its older address. Today's form belongs to another feature. */
export const EditTourByOrganization = () => <OlderEditTourScreen otherwise={<LazyScreen load={editTourScreen} />} />;
