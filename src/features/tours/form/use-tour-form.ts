import { zodResolver } from '@hookform/resolvers/zod';
import { type LiveForm, useLiveForm } from '@/widgets/live-form/use-live-form';
import { type FieldPath, type FormValues, fieldPaths, formValues } from './form-values';

export type TourFormState = LiveForm<FormValues, FieldPath>;

const resolver = zodResolver(formValues);

/** The state of a tour form over the stored tour. */
export const useTourForm = (stored: FormValues, isSaving: boolean, initialValues?: FormValues): TourFormState =>
  useLiveForm<FormValues, FieldPath>({ resolver, paths: fieldPaths, stored, isSaving, initialValues });
