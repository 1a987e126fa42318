import { readPointTypes } from '@/backend/point-types/queries';
import { addToTour } from '@/backend/tours/add-to-tour';
import { copyFilesToTour } from '@/backend/tours/copy-files';
import type { ReuseServices } from '../session/reuse-state';
import { createCopyStore } from './copy-store';

export const reuseServices = (): ReuseServices => ({ copies: createCopyStore(), copyFiles: copyFilesToTour, addToTour, readPointTypes });
