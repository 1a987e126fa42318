import { useQuery } from '@tanstack/react-query';
import { modelService } from '@/backend/config';
import { isAppError } from '@/domain/app-error';
import { fetchModel, thumbnailAddress } from '@/showcase/models';

export type ModelImageState = { state: 'loading' | 'available' | 'private' | 'missing'; url: string };

/** Checks whether the model's thumbnail can be used: only public and unlisted models allow it. @see TOUR-046 */
export function useModelImage(modelId: string): ModelImageState {
  const { isPending, error } = useQuery({
    queryKey: ['model', modelId],
    queryFn: () => fetchModel(modelService(), modelId),
    retry: false,
    staleTime: 60_000,
  });
  const url = thumbnailAddress(modelService(), modelId, 800);
  if (isPending) return { state: 'loading', url };
  if (!error) return { state: 'available', url };
  return { state: isAppError(error, 'permission-denied') ? 'private' : 'missing', url };
}
